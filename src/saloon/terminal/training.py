"""A training as people follow it: a line for every trial, and in the end where the net is."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from saloon.engine import Game
from saloon.engine.netfile import FILE, read
from saloon.terminal.files import write_text
from saloon.terminal.training_page import page
from saloon.terminal.voice import Voice
from saloon.train.devices import device_of
from saloon.train.recipes import Recipe
from saloon.train.runs import CHECKPOINT, CURVE, Run, TrainError, Trial, Wish

MILLION = 1_000_000
PAGE = "curve.html"


@dataclass(frozen=True)
class Asked:
    """What the command line says of a piece of a training."""

    seconds: float | None
    plan: float | None
    threads: int
    every: float
    bots: tuple[str, ...]
    last_bots: tuple[str, ...]
    trial_games: int
    device: str | None
    resume: bool
    start: Path | None = None


def train(voice: Voice, game: Game, recipe: Recipe, folder: Path, asked: Asked) -> bool:
    """Train a net, or go on with it; whether somebody interrupted it."""
    folder.mkdir(parents=True, exist_ok=True)
    if not asked.resume and (folder / CHECKPOINT).exists():
        raise TrainError("train-exists", file=str(folder / CHECKPOINT))
    device = device_of(asked.device, asked.threads)
    wish = Wish(
        asked.seconds or math.inf,
        asked.plan or 0.0,
        asked.threads,
        asked.every,
        asked.trial_games,
        asked.bots,
        asked.last_bots,
    )
    run = Run(game, recipe, folder, device, wish)
    if asked.resume:
        run.resume()
    elif asked.start:
        run.begin_from(read(asked.start))
    voice.tell(
        "cli-train-begins",
        game=game.slug,
        device=device.name,
        parameters=sum(one.numel() for one in run.net.parameters()),
        tables=len(run.tables),
        games=recipe.games,
        threads=wish.threads,
    )
    if device.torch.type == "cuda" and not run.joined:
        voice.note("cli-train-plain")
    run.train(lambda trial: show_trial(voice, trial))
    write_text(folder / PAGE, page(voice, game, folder / CURVE))
    voice.tell("cli-train-written", file=str(folder / FILE), checkpoint=str(folder / CHECKPOINT))
    return run.interrupted


def show_trial(voice: Voice, trial: Trial) -> None:
    """One line: how far, how fast, and how strong at each table."""
    told = [
        voice.say(
            "cli-train-trial",
            part=trial.part,
            seconds=trial.seconds,
            decisions=trial.decisions / MILLION,
            rate=trial.rate / MILLION,
        )
    ]
    if trial.lessons:
        told.append(voice.say("cli-train-lessons", **trial.lessons))
    told += [
        voice.say("cli-train-strength", table=one.table, bot=one.bot, share=one.share, within=100 * one.within)
        for one in trial.strengths
    ]
    voice.console.print(Text(" ".join(told)), soft_wrap=True)
