"""How a table is told to those who are at it: each is sent what he may know, and nothing is made twice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import structlog

from saloon.server import frames, projections
from saloon.server.attendance import Guest
from saloon.server.errors import RulesFailed
from saloon.server.projections import Presence, Viewer, encode
from saloon.server.table import Update

if TYPE_CHECKING:
    from saloon.server.actor import TableActor

log = structlog.get_logger("saloon.table")


class Telling:
    """What the guests of one table are sent."""

    def __init__(self, actor: TableActor) -> None:
        self._actor = actor
        self.presence = Presence()  # the presence everybody was last told of
        self._scenes: dict[Viewer, bytes] = {}
        self._common: frames.TableFrame | None = None  # what all of them share
        self._untold = 0  # the version of the last change that could not be told

    def renew(self, presence: Presence) -> None:
        """Everybody sees something else from now on."""
        self.presence = presence
        self._scenes.clear()
        self._common = None

    def viewer(self, guest: Guest) -> Viewer:
        """A guest as projections know him."""
        table = self._actor.table
        hosting = bool(guest.who) and guest.who == table.host
        return Viewer(self._actor.attendance.look(guest), tuple(table.seats_of(guest.who)), hosting)

    def scene(self, guest: Guest) -> bytes:
        """The table for a guest, as it is sent."""
        return self._encoded(self.viewer(guest))

    def missed(self, guest: Guest, version: int) -> list[bytes]:
        """What a guest missed since a version; nothing if that is too much to tell."""
        table, viewer = self._actor.table, self.viewer(guest)
        missed = [missed for missed in table.log if missed.version > version]
        return [self._entry(one, viewer) for one in missed] if len(missed) == table.version - version else []

    def tell(self, update: Update) -> None:
        """Tell everybody of a change, each as much as he may know."""
        told: dict[tuple[Viewer, bool], bytes] = {}
        for guest, moving in self._actor.guests.items():
            viewer = self.viewer(guest)
            if (viewer, moving) not in told:
                told[viewer, moving] = self._entry(update, viewer, self._encoded(viewer), moving=moving)
            guest.put(told[viewer, moving])

    def tell_scene(self) -> None:
        """Tell everybody how things are, though no line of the journal says so."""
        for guest in self._actor.guests:
            guest.put(self.scene(guest))

    def watching(self) -> set[int | None]:
        """Who sees moves event by event: whoever likes to, as long as the server keeps up."""
        if self._actor.house.strained:
            return set()
        return {self._actor.attendance.look(guest) for guest, moving in self._actor.guests.items() if moving}

    def _shown(self, viewer: Viewer) -> frames.Scene:
        """The table for a viewer; if a rule fails at showing the match, without it."""
        table = self._actor.table
        try:
            self._common = self._common or projections.common_table(table, self.presence)
            return projections.scene(table, viewer, self.presence, self._common)
        except Exception:
            log.exception("a view failed", table=table.code, version=table.version, look=viewer.look)
            bare = replace(table, match=None, trouble=RulesFailed("rule-fault"))
            return projections.scene(bare, viewer, self.presence)

    def _encoded(self, viewer: Viewer) -> bytes:
        """The scene as it is sent; it is made and written once, however many ask for it."""
        if viewer not in self._scenes:
            self._scenes[viewer] = encode(self._shown(viewer))
        return self._scenes[viewer]

    def _patches(self, update: Update, viewer: Viewer) -> bytes:
        """What each event of a move changed in what a viewer sees, as it is sent; nothing if a view failed."""
        match = self._actor.table.match
        if match is None or match.truth.last_log not in update.logs or viewer.look not in match.watched_by:
            return b""
        try:
            return encode(match.shared_patches(viewer.look))
        except Exception:
            self._cannot_tell(update, viewer)
            return b""

    def _entry(self, update: Update, viewer: Viewer, after: bytes = b"", *, moving: bool = False) -> bytes:
        """A change for a viewer, as it is sent; if a rule fails at telling its events, without them."""
        try:
            patches = self._patches(update, viewer) if moving else b""
            return encode(projections.entry(update, viewer, after, patches))
        except Exception:
            self._cannot_tell(update, viewer)
            return after or encode(frames.Skip(update.version))

    def _cannot_tell(self, update: Update, viewer: Viewer) -> None:
        """Log the fault at hand, once for each change: what fails for one viewer mostly fails for all."""
        if self._untold != update.version:
            self._untold = update.version
            table = self._actor.table
            log.exception("events cannot be told", table=table.code, version=update.version, look=viewer.look)
