"""Build hook: a wheel carries the rules and messages inside the package; an editable install reads them in place."""

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDERS = ("rules", "locales")


class RulesAndMessages(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build_data["force_include"].update({folder: f"saloon/{folder}" for folder in FOLDERS})
