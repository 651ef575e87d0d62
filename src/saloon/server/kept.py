"""Answers that a browser keeps: it asks whether they still hold, and says whether it takes them compressed."""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from hashlib import blake2b

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

OWN = "private, no-cache"  # for one browser alone, for a cookie may come with it; it asks each time
NOT_MODIFIED = 304
_TAG = re.compile(r'"[^"]*"')
_WEIGHT = re.compile(r"\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*", re.IGNORECASE)


def kept_answer(request: Request, response: Response) -> Response:
    """An answer that changes seldom: compressed, and not sent again to who has it already. Its tag is weak, for it is
    the same whether the answer is compressed or not."""
    tag = f'"{blake2b(response.body, digest_size=12).hexdigest()}"'
    if _has(request.headers, tag):
        response = Response(status_code=NOT_MODIFIED)
    elif takes_gzip(request.headers):
        response = Response(
            _packed(bytes(response.body)), response.status_code, {"content-encoding": "gzip"}, response.media_type
        )
    response.headers.update({"etag": f"W/{tag}", "vary": "accept-encoding"})
    return response


@lru_cache(maxsize=64)
def _packed(body: bytes) -> bytes:
    """There are few of these answers, and whoever asks again and again makes nobody wait."""
    return gzip.compress(body, 6, mtime=0)


def _has(headers: Headers, tag: str) -> bool:
    """Whether a browser has the answer with a tag, by If-None-Match: any, or a list of tags, weak or strong."""
    known = ",".join(headers.getlist("if-none-match"))
    return known.strip() == "*" or tag in _TAG.findall(known)


def takes_gzip(headers: Headers) -> bool:
    """Whether a browser takes gzip, by Accept-Encoding: named, or meant by `*`, and not with a weight of 0."""
    weights: dict[str, float] = {}
    for wish in ",".join(headers.getlist("accept-encoding")).split(","):
        coding, weighed, weight = wish.partition(";")
        found = _WEIGHT.fullmatch(weight)
        weights[coding.strip().lower()] = float(found[1]) if found else float(not weighed)
    return weights.get("gzip", weights.get("*", 0.0)) > 0
