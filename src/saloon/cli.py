"""The command `saloon`: reads what was asked and hands it to the rooms that do it."""

from __future__ import annotations

import json
import logging
import os
import platform
import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.markdown import Markdown
from rich.text import Text

import saloon
from saloon.admin import admin
from saloon.engine import Game, HouseRules, Key
from saloon.terminal import pages, readers
from saloon.terminal.commands import INTERRUPTED, UNPROVEN, SpokenGroup, language_option, option, subcommand
from saloon.terminal.files import check_writable, read_text, write_text
from saloon.terminal.readers import UsageTrouble
from saloon.terminal.voice import Voice

if TYPE_CHECKING:
    from saloon.lab.workers import Workers

MOST_GAMES = 1_000_000_000
MOST_JOBS = 512
_MOST_MOVES = 1_000_000
_MOST_ITERATIONS = 1_000_000
_MOST_POSITIONS = 100_000_000
_MOST_PUZZLES = 10_000
_YARDSTICK = "deputy-2026-11"  # whom a net is tried against as it learns: one who stays as he is
_LONGEST_TRAINING = 10_000_000  # seconds
_STDOUT = Path("-")

file_path = click.Path(path_type=Path)
game_argument = click.argument("game")
games_argument = click.argument("games", nargs=-1, metavar="[GAME]...")
seats_range = readers.whole(1, 99)
players_option = option("--players", read=seats_range)
house_option = option("--house", type=file_path, metavar="FILE")
options_option = option("--option", "options", multiple=True, metavar="NAME=VALUE", about="cli-option-option")
jobs_option = option("--jobs", read=readers.whole(1, MOST_JOBS))
cluster_option = option("--cluster", read=readers.cluster())


@click.group(cls=SpokenGroup, name="saloon", invoke_without_command=True, params=[language_option()])
@click.pass_context
def main(context: click.Context) -> None:
    """Western table games; the help is in the message catalogue, in every language."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


command = subcommand(main)


@command
@option("--host", default="0.0.0.0", metavar="ADDRESS")
@option("--port", read=readers.whole(0, 65535))
@option("--database", metavar="URL")
@option("--proxy", "proxies", read=readers.networks(), about="cli-option-proxy")
@option("--settings", type=file_path, metavar="FILE")
@option("--no-browser", is_flag=True, about="cli-option-no-browser")
@option("--verbose", is_flag=True)
def serve(
    voice: Voice,
    host: str,
    port: int | None,
    database: str | None,
    proxies: tuple[str, ...] | None,
    settings: Path | None,
    no_browser: bool,
    verbose: bool,
) -> None:
    """Open the house for people with browsers."""
    from saloon.server.run import PORT
    from saloon.server.run import serve as open_house
    from saloon.server.settings import read_settings

    asked: dict[str, Any] = {"database": database, "proxies": proxies}
    chosen = read_settings(settings, **{name: value for name, value in asked.items() if value is not None})
    try:
        open_house(
            host,
            port,
            settings=chosen,
            open_browser=_has_screen() and not no_browser,
            language=voice.language,
            log_level=logging.INFO if verbose else logging.WARNING,
            say=lambda text: voice.console.print(Text(text), soft_wrap=True),
        )
    except OSError as problem:
        where = {"host": host, "port": str(PORT if port is None else port)}
        raise UsageTrouble("cli-cannot-serve", **where, reason=str(problem)) from problem


def _has_screen() -> bool:
    """Whether a browser window could be opened here; one in the terminal is not what is meant."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


@command
@click.argument("game", required=False)
@option("--players", read=seats_range, about="cli-option-play-players")
@options_option
@option("--seed", read=readers.seed())
@option("--bot", "bots", multiple=True, metavar="NAME", about="cli-option-bot")
@option("--name", "names", multiple=True, metavar="NAME", about="cli-option-name")
@option("--hotseat", is_flag=True)
@option("--watch", is_flag=True)
@option("--position", type=file_path, metavar="FILE")
@option("--save", type=file_path, metavar="FILE")
@option("--resume", type=file_path, metavar="FILE")
@house_option
def play(
    voice: Voice,
    game: str | None,
    players: int | None,
    options: tuple[str, ...],
    seed: int | None,
    bots: tuple[str, ...],
    names: tuple[str, ...],
    hotseat: bool,
    watch: bool,
    position: Path | None,
    save: Path | None,
    resume: Path | None,
    house: Path | None,
) -> int:
    """A game in the terminal."""
    from saloon.terminal.house_rules import house_rules_of
    from saloon.terminal.opening import Request
    from saloon.terminal.seating import Wish

    wish = Wish(bots, names, hotseat, watch)
    rules = house_rules_of(voice, house, game or "")
    slug = game or (rules.game if rules else None)
    return _sit_down(voice, Request(slug, players, read_options(options), seed, wish, position, save, resume, rules))


def _sit_down(voice: Voice, asked: Any) -> int:
    """Play the match that is asked for, to its end or until somebody leaves."""
    from saloon.terminal.asking import Left
    from saloon.terminal.opening import open_session
    from saloon.terminal.session import Session

    session: Session | None = None
    status = 0
    try:
        session = open_session(voice, asked)
        session.play()
    except Left:
        _farewell(session)
    except EOFError:
        voice.tell("cli-no-more-input")
        _farewell(session)
    except KeyboardInterrupt:
        voice.console.print()
        _farewell(session)
        status = INTERRUPTED
    return status


def _farewell(session: Any) -> None:
    if session:
        session.farewell()


@command
@game_argument
@click.argument("clause", required=False)
@option("--list", "listed", is_flag=True, about="cli-option-list")
def rules(voice: Voice, game: str, clause: str | None, listed: bool) -> None:
    """The rules of a game, or one clause of them."""
    found = saloon.game(game)
    if listed:
        voice.console.print(Text(" ".join(pages.clauses(found, voice.language))))
    elif clause:
        voice.console.print(Markdown(pages.clause(found, clause, voice.language)))
    else:
        voice.page(Markdown(pages.page(found, voice.language)))


@command
@game_argument
@click.argument("lesson", required=False)
@option("--list", "listed", is_flag=True, about="cli-option-lessons")
def learn(voice: Voice, game: str, lesson: str | None, listed: bool) -> int:
    """The lessons of a game, in the terminal."""
    from saloon.terminal import learning
    from saloon.terminal.asking import Left

    slug = saloon.game(game).slug
    begin = learning.chosen(slug, lesson) if lesson else learning.where_left(slug)
    if listed:
        learning.show_course(voice, slug)
        return 0
    try:
        match = learning.learn(voice, begin)
    except (Left, EOFError):
        match = None
        voice.console.print()
    except KeyboardInterrupt:
        voice.console.print()
        return INTERRUPTED
    return _sit_down(voice, match) if match else 0


@command
def games(voice: Voice) -> None:
    """The games of the house."""
    from saloon.terminal.catalogue import show_games

    show_games(voice)


@command
@game_argument
@option("--check", "file", type=file_path, metavar="FILE", about="cli-option-house-check")
def house(voice: Voice, game: str, file: Path | None) -> None:
    """The numbers of a game that house rules may change, as a file to begin with; or a file checked."""
    from saloon.terminal.house_rules import house_rules_of, show_house_rules, template

    found = saloon.game(game)
    rules = house_rules_of(voice, file, found.slug)
    if rules:
        show_house_rules(voice, found, rules)
    else:
        click.echo(template(voice, found), nl=False)


@command
@click.argument("file", type=file_path)
@option("--seat", read=readers.whole(1, 99))
@option("--move", read=readers.whole(0, _MOST_MOVES))
@option("--all", "whole", is_flag=True, about="cli-option-all")
def replay(voice: Voice, file: Path, seat: int | None, move: int | None, whole: bool) -> None:
    """A recorded match, move by move."""
    from saloon.terminal.opening import read_match
    from saloon.terminal.replay import Replay

    match = read_match(voice, file)
    if seat is not None and seat > match.players:
        raise UsageTrouble("cli-no-such-seat", seat=seat, players=match.players)
    shown = Replay(voice, match, None if seat is None else seat - 1)
    if whole:
        shown.show_all()
    elif move is not None:
        shown.show(move)
    else:
        try:
            shown.step()
        except (EOFError, KeyboardInterrupt):
            voice.console.print()


@command
@click.argument("file", type=file_path)
def verify(voice: Voice, file: Path) -> int:
    """Whether a record is true. The exit status is 0 only if that is proven."""
    from saloon.match.replay import verify as verified
    from saloon.terminal.catalogue import show_verified
    from saloon.terminal.opening import naming_file

    text = read_text(file)
    found = naming_file(voice, file, lambda: verified(text))
    show_verified(voice, file, found)
    return 0 if found.proven else UNPROVEN


@command
@click.argument("record", type=file_path)
@option("--iterations", read=readers.whole(1, _MOST_ITERATIONS))
@option("--json", "json_file", type=file_path, metavar="FILE", about="cli-option-json-file")
@option("--html", "html_file", type=file_path, metavar="FILE", about="cli-option-analysis-html")
@option("--mistakes", "seat", read=readers.whole(1, 99), about="cli-option-mistakes")
def analyse(
    voice: Voice,
    record: Path,
    iterations: int | None,
    json_file: Path | None,
    html_file: Path | None,
    seat: int | None,
) -> None:
    """How everybody's chances of winning went, or where one seat gave most of its own away."""
    if seat is not None:
        _mistakes(voice, record, seat)
        return
    from saloon.bots.analysis import ITERATIONS
    from saloon.terminal.analysis import analysis_as_dict, look_back, show_analysis
    from saloon.terminal.analysis_page import page
    from saloon.terminal.opening import read_match
    from saloon.terminal.progress import bar, compiled

    match = read_match(voice, record)
    _check_writable(json_file, html_file)
    native = compiled(voice, match.game)
    with bar(voice, match.game.slug, match.played + 1) as progress:
        seen = look_back(voice, match, iterations or ITERATIONS, compiled=native is not None, heard=progress.show)
    if json_file:
        _put(json_file, json.dumps(analysis_as_dict(seen), indent=2) + "\n")
    if html_file:
        _put(html_file, page(voice, seen))
    if _STDOUT not in (json_file, html_file):
        show_analysis(voice, seen)


def _mistakes(voice: Voice, record: Path, number: int) -> None:
    """The worst mistakes of a seat, counted from 1, in a record."""
    from saloon.school.mistakes import mistakes, moments
    from saloon.terminal.mistakes import show_mistakes
    from saloon.terminal.opening import read_match
    from saloon.terminal.progress import bar, compiled

    match, seat = read_match(voice, record), number - 1
    if number > match.players:
        raise UsageTrouble("cli-no-such-seat", seat=number, players=match.players)
    compiled(voice, match.game)
    with bar(voice, match.game.slug, len(moments(match, seat))) as progress:
        found = mistakes(match, seat, progress.show)
    show_mistakes(voice, match, seat, found)


@command
@game_argument
@option("--games", "count", read=readers.whole(1, MOST_GAMES), default="1000", about="cli-option-games")
@players_option
@options_option
@option("--bots", default="deputy", metavar="NAME,NAME...")
@option("--seed", read=readers.whole(0, 2**62), default="0", about="cli-option-sim-seed")
@jobs_option
@cluster_option
@option("--json", "json_file", type=file_path, metavar="FILE", about="cli-option-json-file")
@option("--csv", "csv_file", type=file_path, metavar="FILE", about="cli-option-csv-file")
@option("--interpreted", is_flag=True)
@house_option
def sim(
    voice: Voice,
    game: str,
    count: int,
    players: int | None,
    options: tuple[str, ...],
    bots: str,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    json_file: Path | None,
    csv_file: Path | None,
    interpreted: bool,
    house: Path | None,
) -> int:
    """Many games between bots."""
    from saloon.engine import native as compiler
    from saloon.lab.simulate import plan, simulate
    from saloon.terminal import reports
    from saloon.terminal.house_rules import house_rules_of
    from saloon.terminal.progress import bar

    named = [name.strip() for name in bots.split(",")]
    seats = players or max(len(named), saloon.game(game).players[0])
    rules = house_rules_of(voice, house, game)
    planned = plan(game, seats, read_options(options), named, count, seed, house=rules)
    with hired(jobs, cluster) as workers, bar(voice, game, count) as progress:
        if not interpreted and not cluster and compiler.available() and not compiler.ready(planned.game):
            voice.note("cli-sim-not-compiled", game=game)
        found = simulate(planned, workers, interpreted=interpreted, heard=lambda so_far: progress.show(so_far.games))
    if json_file:
        _put(json_file, json.dumps(reports.simulation_as_dict(found), indent=2) + "\n")
    if csv_file:
        _put(csv_file, reports.simulation_as_csv(found))
    if _STDOUT not in (json_file, csv_file):
        reports.show_simulation(voice, found)
    return INTERRUPTED if found.interrupted else 0


@command
@game_argument
@option("--players", read=seats_range, about="cli-option-study-players")
@options_option
@option("--vary", multiple=True, metavar="NAME=VALUE,VALUE...")
@option("--bots", read=readers.names(), default="deputy", about="cli-option-study-bots")
@option("--games", "count", read=readers.whole(1, MOST_GAMES), about="cli-option-study-games")
@option("--seed", read=readers.whole(0, 2**62), default="0", about="cli-option-sim-seed")
@option("--jobs", read=readers.whole(1, MOST_JOBS), about="cli-option-arena-jobs")
@cluster_option
@option("--out", type=file_path, metavar="FILE", about="cli-option-study-out")
@option("--json", "json_file", type=file_path, metavar="FILE", about="cli-option-json-file")
@option("--html", "html_file", type=file_path, metavar="FILE", about="cli-option-html")
@house_option
def study(
    voice: Voice,
    game: str,
    players: int | None,
    options: tuple[str, ...],
    vary: tuple[str, ...],
    bots: list[str],
    count: int | None,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    out: Path | None,
    json_file: Path | None,
    html_file: Path | None,
    house: Path | None,
) -> int:
    """What a game is like, by many games between bots."""
    from saloon.bots.search import cores
    from saloon.lab.findings import as_dict
    from saloon.lab.study import carry_out, plan
    from saloon.lab.study import planned as games_of
    from saloon.terminal.house_rules import house_rules_of
    from saloon.terminal.progress import bar, compiled
    from saloon.terminal.study import show_study

    seats = players or (len(bots) if len(bots) > 1 else saloon.game(game).offered[0].players)
    rules = house_rules_of(voice, house, game)
    planned = plan(game, seats, read_options(options), bots, count, seed, _varied(vary), house=rules)
    _check_writable(json_file, html_file)
    page = _study_page() if html_file else None
    for variant in planned.variants:
        compiled(voice, variant.game)
    voice.game = planned.slug
    with hired(jobs, cluster, usual=cores()) as workers, bar(voice, game, games_of(planned)) as progress:
        show = progress.show
        found = carry_out(planned, workers, results=out, heard=lambda so_far: show(so_far.done))
    told = as_dict(found)
    if json_file:
        _put(json_file, json.dumps(told, indent=2) + "\n")
    if html_file and page:
        _put(html_file, page(voice, told))
    if _STDOUT not in (json_file, html_file):
        show_study(voice, told)
    return INTERRUPTED if found.interrupted else 0


def _study_page() -> Callable[[Voice, dict[str, Any]], str]:
    """What makes a page of a study, if what draws its charts is installed."""
    try:
        from saloon.terminal.study_page import page
    except ModuleNotFoundError as missing:
        raise UsageTrouble("study-needs-lab", package=str(missing.name)) from missing
    return page


def _varied(written: Iterable[str]) -> dict[str, list[str]]:
    """What to vary, from what was written as NAME=VALUE,VALUE."""
    read: dict[str, list[str]] = {}
    for name, values in _named(written, lambda text: UsageTrouble("study-vary-form", text=text)).items():
        read[name] = list(dict.fromkeys(value.strip() for value in values.split(",")))
        if len(read[name]) < 2:
            raise UsageTrouble("study-vary-one", option=name)
    return read


@command
@game_argument
@option("--bots", read=readers.names(), required=True, about="cli-option-arena-bots")
@option("--games", "count", read=readers.whole(1, MOST_GAMES), default="400", about="cli-option-arena-games")
@players_option
@options_option
@option("--table", default="one", metavar="one|half|mixed")
@option("--pairs", default="all", metavar="all|next|first")
@option("--sprt", is_flag=True)
@option("--better", read=readers.fraction(0.5, 1, such=0.55))
@option("--risk", read=readers.fraction(0, 0.5, such=0.05))
@option("--seed", read=readers.whole(0, 2**62), default="0", about="cli-option-sim-seed")
@option("--jobs", read=readers.whole(1, MOST_JOBS), about="cli-option-arena-jobs")
@cluster_option
@option("--out", type=file_path, metavar="FILE")
@option("--json", "json_file", type=file_path, metavar="FILE", about="cli-option-json-file")
@option("--html", "html_file", type=file_path, metavar="FILE", about="cli-option-html")
@house_option
def arena(
    voice: Voice,
    game: str,
    bots: list[str],
    count: int,
    players: int | None,
    options: tuple[str, ...],
    table: str,
    pairs: str,
    sprt: bool,
    better: float | None,
    risk: float | None,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    out: Path | None,
    json_file: Path | None,
    html_file: Path | None,
    house: Path | None,
) -> int:
    """Bots against bots, and who is better."""
    from saloon.bots.search import cores
    from saloon.lab.arena import hold, plan
    from saloon.lab.lineups import MIXED
    from saloon.terminal.arena import arena_as_dict, show_arena
    from saloon.terminal.arena_page import page
    from saloon.terminal.house_rules import house_rules_of
    from saloon.terminal.progress import bar, compiled

    seats = players or (len(bots) if table == MIXED else saloon.game(game).players[0])
    question = _question(sprt, better, risk)
    chosen = read_options(options)
    rules = house_rules_of(voice, house, game)
    planned = plan(game, seats, chosen, bots, count, seed, table=table, pairs=pairs, question=question, house=rules)
    _check_writable(json_file, html_file)
    compiled(voice, planned.game)
    with hired(jobs, cluster, usual=cores()) as workers, bar(voice, game, planned.planned) as progress:
        found = hold(planned, workers, results=out, heard=lambda so_far: progress.show(so_far.settled))
    if json_file:
        _put(json_file, json.dumps(arena_as_dict(found), indent=2) + "\n")
    if html_file:
        _put(html_file, page(voice, found))
    if _STDOUT not in (json_file, html_file):
        show_arena(voice, found, goes_on=out is not None)
    return INTERRUPTED if found.interrupted else 0


def _question(sprt: bool, better: float | None, risk: float | None) -> Any:
    """What a sequential test is to find out, if there is to be one."""
    from saloon.lab.sprt import Question

    given = {"better": better, "risk": risk}
    for name, value in given.items():
        if value is not None and not sprt:
            raise UsageTrouble("arena-needs-sprt", option=f"--{name}")
    return Question(**{name: value for name, value in given.items() if value is not None}) if sprt else None


@command
@game_argument
@option("--positions", read=readers.whole(1, _MOST_POSITIONS), default="1000000")
@option("--rounds", read=readers.whole(1, 100), default="3")
@option("--seed", read=readers.whole(0, 2**20), default="1", about="cli-option-fit-seed")
@jobs_option
@cluster_option
@option("--out", type=file_path, metavar="FILE", about="cli-option-fit-out")
def fit(
    voice: Voice,
    game: str,
    positions: int,
    rounds: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    out: Path | None,
) -> None:
    """What each feature of a game is worth."""
    from saloon.lab import fit as fitting
    from saloon.terminal.fitting import show_round, show_weights, weights_file
    from saloon.terminal.progress import bar, compiled

    chosen = saloon.game(game)
    path = out or weights_file(chosen)
    _check_writable(path)
    if compiled(voice, chosen) is None:
        raise UsageTrouble("cli-needs-numba")
    with hired(jobs, cluster) as workers, bar(voice, game, rounds * positions) as progress:
        found = fitting.fit(
            chosen,
            fitting.mixture(chosen),
            positions,
            rounds,
            seed,
            workers,
            heard=lambda number, so_far: show_round(voice, number, rounds, so_far),
            noted=progress.show,
        )
    show_weights(voice, chosen, found)
    command = f"saloon fit {game} --positions {positions} --rounds {rounds} --seed {seed}"
    _put(path, fitting.text(chosen, found, command))
    if path != _STDOUT:
        voice.tell("cli-fit-written", file=str(path))


@command
@game_argument
@option("--out", "folder", type=file_path, metavar="DIR", required=True, about="cli-option-train-out")
@option("--resume", is_flag=True, about="cli-option-train-resume")
@option("--from", "start", type=file_path, metavar="NET", about="cli-option-train-from")
@option("--seconds", read=readers.seconds(_LONGEST_TRAINING), about="cli-option-train-seconds")
@option("--plan", read=readers.seconds(_LONGEST_TRAINING))
@option("--decisions", read=readers.whole(1, 10**15))
@option("--device", read=readers.one_of("cpu", "cuda"))
@option("--threads", read=readers.whole(1, MOST_JOBS))
@option("--games", "count", read=readers.whole(64, 2**20), about="cli-option-train-games")
@option("--recipe", "file", type=file_path, metavar="FILE", about="cli-option-recipe")
@option("--seed", read=readers.whole(0, 2**20), about="cli-option-train-seed")
@option("--every", read=readers.seconds(_LONGEST_TRAINING), default="60")
@option("--bots", read=readers.names(), default=_YARDSTICK, about="cli-option-train-bots")
@option("--last-bots", read=readers.names(), default=_YARDSTICK, about="cli-option-last-bots")
@option("--trial-games", read=readers.whole(64, 2**20), default="1024", about="cli-option-trial-games")
def train(
    voice: Voice,
    game: str,
    folder: Path,
    resume: bool,
    start: Path | None,
    seconds: float | None,
    plan: float | None,
    decisions: int | None,
    device: str | None,
    threads: int | None,
    count: int | None,
    file: Path | None,
    seed: int | None,
    every: float,
    bots: list[str],
    last_bots: list[str],
    trial_games: int,
) -> int:
    """A net that teaches itself a game."""
    from saloon.bots.search import cores
    from saloon.terminal.progress import compiled_batches
    from saloon.train.recipes import changed, recipe_of

    chosen = saloon.game(game)
    recipe = changed(recipe_of(chosen, file), games=count, decisions=decisions, seed=seed)
    try:
        from saloon.terminal import training
    except ModuleNotFoundError as missing:
        raise UsageTrouble("train-needs-torch", package=str(missing.name)) from missing
    if not compiled_batches(voice, chosen):
        raise UsageTrouble("cli-needs-numba")
    asked = training.Asked(
        seconds, plan, threads or cores(), every, tuple(bots), tuple(last_bots), trial_games, device, resume, start
    )
    return INTERRUPTED if training.train(voice, chosen, recipe, folder, asked) else 0


@command
@game_argument
@option("--wanted", read=readers.whole(1, _MOST_PUZZLES), default="75")
@option("--seed", read=readers.whole(0, 2**20), default="0", about="cli-option-puzzles-seed")
@jobs_option
@cluster_option
@option("--out", type=file_path, metavar="FILE", about="cli-option-puzzles-out")
@option("--check", is_flag=True)
@option("--solve", is_flag=True)
def puzzles(
    voice: Voice,
    game: str,
    wanted: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    out: Path | None,
    check: bool,
    solve: bool,
) -> int:
    """Positions with one best choice that a glance does not find."""
    from saloon.resources import PUZZLES, game_home
    from saloon.terminal.progress import compiled
    from saloon.terminal.puzzles import check_pack, find_puzzles, solve_puzzles

    chosen = saloon.game(game)
    home = game_home(chosen.slug)
    path = out or (home / PUZZLES if home else None)
    if path is None:
        raise UsageTrouble("cli-puzzles-nowhere", game=game)
    if solve:
        solve_puzzles(voice, chosen, path)
        return 0
    _check_writable(path)
    if compiled(voice, chosen) is None:
        raise UsageTrouble("cli-needs-numba")
    with hired(jobs, cluster) as workers:
        if check:
            return 0 if check_pack(voice, chosen, path, workers) else 1
        return 0 if find_puzzles(voice, chosen, path, wanted, seed, workers) else INTERRUPTED


@command
@games_argument
@option("--json", "as_json", is_flag=True, about="cli-option-json")
@option("--seconds", read=readers.seconds(3600), default="10")
@players_option
@option("--cold", is_flag=True)
@option("--interpreted", is_flag=True, about="cli-option-bench-interpreted")
def bench(
    voice: Voice,
    games: tuple[str, ...],
    as_json: bool,
    seconds: float,
    players: int | None,
    cold: bool,
    interpreted: bool,
) -> None:
    """How fast the games run here."""
    from saloon.lab import bench as speeds
    from saloon.lab.starts import cold_start, first_choice, warm_start
    from saloon.terminal.progress import bar, compiled
    from saloon.terminal.reports import show_speed

    chosen = _chosen(games)
    kept: dict[str, Any] = {"machine": speeds.machine(), "games": {}}
    for game in chosen:
        seats = players or speeds.usual_players(game)
        game.blank(seats)
        native = None if interpreted else compiled(voice, game)
        with bar(voice, game.slug, speeds.ROUNDS) as progress:
            speed = speeds.measure(game, native, seats, seconds, progress.show)
        starts = {"first-choice": first_choice(game.slug, seats)}
        if native:
            starts["warm-start"] = warm_start(game.slug, seats)
        if native and cold:
            starts["cold-start"] = cold_start(game.slug, seats)
        kept["games"][game.slug] = {**speeds.as_dict(speed), "starts": starts}
        if not as_json:
            show_speed(voice, pages.title(game.slug, voice.language), speed, starts)
    if as_json:
        click.echo(json.dumps(kept, indent=2))


@command
@games_argument
@option("--games", "count", read=readers.whole(0, MOST_GAMES), default="100000", about="cli-option-checked")
@option("--compared", read=readers.whole(0, MOST_GAMES), default="2000")
@option("--seed", read=readers.whole(0, 2**22 - 1), default="0", about="cli-option-sim-seed")
@house_option
def conform(voice: Voice, games: tuple[str, ...], count: int, compared: int, seed: int, house: Path | None) -> int:
    """Whether the rules keep their promises in many games."""
    from saloon.lab import conform as conformance
    from saloon.terminal.progress import bar, compiled
    from saloon.terminal.reports import show_conformance

    for game in _chosen(games, _house(voice, house, games)):
        native = compiled(voice, game)
        if native is None:
            raise UsageTrouble("cli-needs-numba")
        with bar(voice, game.slug, count + compared) as progress:
            found = conformance.conform(
                native,
                games=count,
                compared=compared,
                seed=seed,
                heard=lambda so_far: progress.show(so_far.checked + so_far.compared),
            )
        show_conformance(voice, found)
        if found.fault:
            return 1
    return 0


@command
@game_argument
@option("--positions", read=readers.whole(1, _MOST_POSITIONS), default="10000", about="cli-option-fuzz-positions")
@option("--first", read=readers.whole(0, _MOST_POSITIONS), default="0")
@option("--seed", read=readers.whole(0, 2**20), default="0", about="cli-option-fuzz-seed")
def fuzz(voice: Voice, game: str, positions: int, first: int, seed: int) -> int:
    """Whether only possible positions are let in."""
    from saloon.lab import fuzz as fuzzing
    from saloon.terminal.progress import bar, compiled
    from saloon.terminal.reports import show_fuzz

    chosen = saloon.game(game)
    native = compiled(voice, chosen)
    with bar(voice, game, positions) as progress:
        found = fuzzing.fuzz(
            chosen,
            native,
            positions=positions,
            seed=seed,
            first=first,
            heard=lambda so_far: progress.show(so_far.tried),
        )
    show_fuzz(voice, found)
    return 1 if found.findings else 0


@command
@games_argument
@option("--quiet", is_flag=True)
@option("--batches", is_flag=True)
@house_option
def warm(voice: Voice, games: tuple[str, ...], quiet: bool, batches: bool, house: Path | None) -> None:
    """Compile games ahead."""
    from saloon.engine import native as compiler
    from saloon.terminal.progress import compiled, compiled_batches

    voice.errors.quiet = quiet
    for game in _chosen(games, _house(voice, house, games)):
        ready = compiler.ready(game)
        if compiled(voice, game) and ready and not quiet:
            voice.tell("cli-already-compiled", game=game.slug)
        if batches:
            compiled_batches(voice, game)


main.add_command(admin)


@command
def vapid(voice: Voice) -> None:
    """A new key for calling browsers back."""
    from saloon.server.people.means import new_key, public_key

    key = new_key()
    voice.tell("cli-vapid-made", public=public_key(key))
    click.echo(f"SALOON_VAPID_KEY={key}")


@command
@option("--database", default="", metavar="URL")
def recount(voice: Voice, database: str) -> None:
    """History and ratings told again by the journals."""
    import asyncio

    from saloon.server.people.ratings import told_again
    from saloon.server.settings import default_database
    from saloon.server.storage.engine import prepare

    url = database or default_database()
    with prepare(url):
        matches, ratings = asyncio.run(told_again(url))
    voice.tell("cli-recounted", matches=matches, ratings=ratings)


@command
def version(voice: Voice) -> None:
    """Which version this is."""
    from saloon.lab.bench import machine

    found = machine()
    voice.console.print(Text(f"saloon {saloon.__version__}"))
    voice.console.print(Text(f"Python {platform.python_version()}, Numba {found['numba'] or '–'}", style="dim"))


def read_options(written: Iterable[str]) -> dict[str, str]:
    """The options of a game from what was written as NAME=VALUE."""
    return _named(written, lambda text: UsageTrouble("cli-option-form", text=text))


def _named(written: Iterable[str], refusal: Callable[[str], UsageTrouble]) -> dict[str, str]:
    """What was written as NAME=VALUE, by name."""
    read: dict[str, str] = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise refusal(text)
        if name.strip() in read:
            raise UsageTrouble("cli-option-twice", option=name.strip())
        read[name.strip()] = value.strip()
    return read


def hired(jobs: int | None, cluster: str | None, usual: int = 1) -> AbstractContextManager[Workers]:
    """The workers that --jobs and --cluster ask for: so many of this machine, or all of a cluster of several."""
    from saloon.bots.search import cores
    from saloon.lab import workers

    if jobs and cluster and cluster != "local":
        raise UsageTrouble("cli-contradiction", one="--jobs", other=f"--cluster {cluster}")
    return workers.hired(jobs or (cores() if cluster else usual), cluster)


def _chosen(slugs: Iterable[str], rules: HouseRules | None = None) -> list[Game]:
    """The game of some house rules, the games named, or all."""
    keys: Iterable[Key] = [rules] if rules else dict.fromkeys(slugs or saloon.list_games())
    return [saloon.game(key) for key in keys]


def _house(voice: Voice, path: Path | None, games: tuple[str, ...]) -> HouseRules | None:
    """The house rules in a file, which are for one game."""
    from saloon.terminal.house_rules import house_rules_of

    if path and len(games) > 1:
        raise UsageTrouble("cli-house-one-game")
    return house_rules_of(voice, path, next(iter(games), ""))


def _check_writable(*paths: Path | None) -> None:
    """Refuse before long work what could not be written after it."""
    for path in paths:
        if path not in (None, _STDOUT):
            check_writable(path)


def _put(path: Path, text: str) -> None:
    """Write a result to a file, or to the standard output for `-`."""
    if path == _STDOUT:
        click.echo(text, nl=False)
    else:
        write_text(path, text)
