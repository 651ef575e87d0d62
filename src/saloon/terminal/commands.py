"""Click's commands and options, speaking the person's language: help from the catalogue, errors as sentences."""

from __future__ import annotations

import copy
import sys
import warnings
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NoReturn, TextIO, TypeVar

import click

from saloon.engine import SaloonError
from saloon.engine.native import NativeWarning
from saloon.messages import languages
from saloon.terminal import readers
from saloon.terminal.readers import UsageTrouble
from saloon.terminal.voice import Voice

F = TypeVar("F", bound=Callable[..., Any])

INTERRUPTED = 130  # the exit status shells expect after Ctrl-C
REFUSED = 2
UNPROVEN = 1  # what was asked about may be so, or not


def voice_of(context: click.Context) -> Voice:
    """The voice of this run."""
    return context.ensure_object(Voice)


class SpokenOption(click.Option):
    """An option whose help is a message: `cli-option-NAME`."""

    def __init__(self, declarations: Sequence[str], about: str = "", **attributes: Any) -> None:
        super().__init__(declarations, **attributes)
        self.about = about or f"cli-option-{self.name}"

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The names of the option and what it does."""
        spoken = copy.copy(self)
        spoken.help = voice_of(ctx).say(self.about)
        return click.Option.get_help_record(spoken, ctx)


class SpokenCommand(click.Command):
    """A command whose help is the messages `cli-help-TOPIC` and `cli-about-TOPIC`; its topic is usually its name."""

    topic = ""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option --help."""
        option = super().get_help_option(ctx)
        if option:
            option.help = voice_of(ctx).say("cli-option-help")
        return option

    def get_short_help_str(self, limit: int = 45) -> str:
        """One line about the command, in whatever language is spoken now."""
        context = click.get_current_context()
        return voice_of(context).say(f"cli-help-{self.topic or self.name}")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How the command is written."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=voice_of(ctx).say("cli-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does, and more about it."""
        voice = voice_of(ctx)
        topic = self.topic or self.name
        for key in (f"cli-help-{topic}", f"cli-about-{topic}"):
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(voice.say(key))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What its options do."""
        options = (parameter for parameter in self.get_params(ctx) if isinstance(parameter, click.Option))
        rows = [row for option in options if (row := option.get_help_record(ctx))]
        with formatter.section(voice_of(ctx).say("cli-options")):
            formatter.write_dl(rows)


class SpokenGroup(SpokenCommand, click.Group):
    """The command that holds the others. It turns every refusal into one sentence and an exit status."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What its options and its commands do."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What each command does, in a line."""
        rows = [(name, command.get_short_help_str()) for name, command in self.commands.items() if not command.hidden]
        with formatter.section(voice_of(ctx).say("cli-commands")):
            formatter.write_dl(rows)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order they are written, the most used first."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command meant, or an error that names those there are."""
        if args[0] not in self.commands:
            raise UsageTrouble("cli-no-such-command", command=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def main(  # type: ignore[override]  # it always exits, as click's does by default
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        """Run, and exit: 0 when all went well, 1 when something looked for was found wrong, 2 when refused."""
        written = list(sys.argv[1:] if args is None else args)
        voice = Voice(_language_asked(written))
        extra.update(standalone_mode=False, obj=voice)
        with warnings.catch_warnings():
            _speak_warnings(voice)
            try:
                status = super().main(written, prog_name or self.name, **extra)
            except SaloonError as error:
                voice.complain(error)
                status = REFUSED
            except click.ClickException as error:
                voice.complain(_refusal(error))
                status = REFUSED
            except click.Abort:
                status = INTERRUPTED
        sys.exit(status if isinstance(status, int) else 0)


def subcommand(group: SpokenGroup, topic: str = "") -> Callable[[Callable[..., Any]], click.Command]:
    """What makes a function a command of a group: it is given the voice, and every command takes --lang. Its help is
    about a topic that begins with this."""

    def make(function: Callable[..., Any]) -> click.Command:
        @click.pass_context
        def spoken(context: click.Context, /, **arguments: Any) -> Any:
            return function(voice_of(context), **arguments)

        spoken.__click_params__ = getattr(function, "__click_params__", [])  # type: ignore[attr-defined]
        made = click.command(function.__name__.rstrip("_"), cls=SpokenCommand)(spoken)
        made.topic = f"{topic}{made.name}"
        made.params.append(language_option())
        group.add_command(made)
        return made

    return make


def option(*declarations: str, read: readers.Reader | None = None, **attributes: Any) -> Callable[[F], F]:
    """An option with spoken help."""
    if read:
        attributes.update(metavar=read.metavar, callback=read)
    return click.option(*declarations, cls=SpokenOption, **attributes)


def language_option() -> click.Option:
    """The option --lang. It is obeyed before anything else is read; here it is only checked and explained."""
    reader = readers.language()
    return SpokenOption(["--lang"], metavar=reader.metavar, expose_value=False, callback=reader)


def _language_asked(written: Sequence[str]) -> str:
    """The language that a command line asks for, wherever it says so, and even if the rest makes no sense."""
    asked = [after for before, after in pairwise(written) if before == "--lang"]
    asked += [text.removeprefix("--lang=") for text in written if text.startswith("--lang=")]
    return asked[-1] if asked and asked[-1] in languages() else ""


def _speak_warnings(voice: Voice) -> None:
    """Have a warning of the engine said in one dim line; others stay as Python shows them."""
    usual = warnings.showwarning

    def show(
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        file: TextIO | None = None,
        line: str | None = None,
    ) -> None:
        if isinstance(message, NativeWarning):
            voice.note("warning-" + message.code, **message.params)
        else:
            usual(message, category, filename, lineno, file, line)

    warnings.simplefilter("always", NativeWarning)
    warnings.showwarning = show


def _refusal(error: click.ClickException) -> SaloonError:
    """A refusal of click's, in our words where we have them."""
    match error:
        case click.NoSuchOption():
            return UsageTrouble("cli-no-such-option", option=error.option_name)
        case click.MissingParameter():
            return UsageTrouble("cli-missing", option=_name(error.param))
        case click.BadOptionUsage():
            return UsageTrouble("cli-bad-option", option=error.option_name)
    return UsageTrouble("cli-usage-trouble", reason=error.format_message())


def _name(parameter: click.Parameter | None) -> str:
    """An option as it is written, or an argument as the usage line shows it."""
    if isinstance(parameter, click.Option):
        return parameter.opts[0]
    return str(parameter.name).upper() if parameter else ""
