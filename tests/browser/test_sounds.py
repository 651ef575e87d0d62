"""Every sound, rendered by the browser itself: none clips, none is too short to be heard or too long to be borne."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.browsers import node

pytestmark = pytest.mark.slow

CLIENT = Path(__file__).parents[2] / "web"
RATE = 22_050
SECONDS = 5
SETTLED = 0.5  # seconds until the limiter has settled: no page begins with a sound

# What the client's build does to a module: its types are taken out.
COMPILE = """
import { readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
const { code } = await transformWithOxc(readFileSync('src/lib/sound.ts', 'utf8'), 'sound.ts')
process.stdout.write(code)
"""

# The module plays each sound into a context that renders it at once; peak and length come back.
RENDER = """async ({ code, rate, seconds, settled }) => {
  const module = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  const { Hall, SOUNDS, SCENES, murmurOf } = await import(module)
  const measure = (samples) => {
    let peak = 0, end = 0
    samples.forEach((value, at) => {
      peak = Math.max(peak, Math.abs(value))
      if (Math.abs(value) > 0.002) end = at
    })
    return { peak, length: end / rate - settled }
  }
  const found = {}
  for (const sound of SOUNDS) for (const scene of [null, ...SCENES]) {
    const audio = new OfflineAudioContext(1, rate * seconds, rate)
    const hall = new Hall(audio)
    hall.enter(scene)
    hall.play(sound, settled)
    found[`${sound} ${scene ?? 'anywhere'}`] = measure((await audio.startRendering()).getChannelData(0))
  }
  for (const scene of SCENES) {
    const audio = new OfflineAudioContext(1, rate, rate)
    found[`ambience ${scene}`] = measure(murmurOf(audio, scene).getChannelData(0))
  }
  return found
}"""


def test_no_sound_clips_or_goes_on_and_on(browser: Browser) -> None:
    compile_it = [node(), "--input-type=module", "--eval", COMPILE]
    code = subprocess.run(compile_it, cwd=CLIENT, check=True, capture_output=True, text=True).stdout
    page = browser.new_page()
    told = page.evaluate(RENDER, {"code": code, "rate": RATE, "seconds": SECONDS, "settled": SETTLED})
    page.close()
    assert len(told) > 100
    for name, heard in told.items():
        assert 0.02 < heard["peak"] < 1, f"{name}: {heard}"
        assert name.startswith("ambience") or 0.03 < heard["length"] < 4, f"{name}: {heard}"
