"""Everything that can be asked for over HTTP: what the app routes, OpenAPI describes and the client's types are of."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.server import rest
from saloon.server.people import endpoints as people
from saloon.server.people import lives
from saloon.server.rest import Endpoint

ENDPOINTS: Sequence[Endpoint] = (*rest.ENDPOINTS, *people.ENDPOINTS, *lives.ENDPOINTS)
