"""Pages for browsers that need nothing else, light or dark as the reader's system is: templates with one style sheet.

Whatever is put into a page is text: only the templates hold markup.
"""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined

from saloon.terminal.voice import Voice


def render(name: str, voice: Voice, **given: object) -> str:
    """The page of a template, in the language of the voice."""
    template = _environment().get_template(f"{name}.html.j2")
    return template.render(language=voice.language, say=voice.say, **given)


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("saloon.terminal"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
