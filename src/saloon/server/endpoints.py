"""All endpoints of the REST side: the house's own, and those about people's lives in it."""

from __future__ import annotations

from saloon.server import rest
from saloon.server.people import lives

ENDPOINTS = (*rest.ENDPOINTS, *lives.ENDPOINTS)
