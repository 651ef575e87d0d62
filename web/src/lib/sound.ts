// Short dry sounds, made on the spot: filtered noise and a few decaying tones.

export type Sound = 'knock' | 'coin' | 'whistle' | 'shot' | 'shuffle' | 'hooves' | 'rush'

type Player = (audio: AudioContext, out: AudioNode, at: number) => void

const PLAYERS: Record<Sound, Player> = {
  knock: (audio, out, at) => {
    tone(audio, out, at, { from: 190, to: 90, length: 0.09, loud: 0.5 })
    noise(audio, out, at, { type: 'lowpass', hertz: 900, length: 0.04, loud: 0.3 })
  },
  coin: (audio, out, at) => {
    tone(audio, out, at, { from: 2100, to: 2080, length: 0.16, loud: 0.16 })
    tone(audio, out, at + 0.06, { from: 2830, to: 2800, length: 0.24, loud: 0.14 })
  },
  whistle: (audio, out, at) => {
    for (const hertz of [370, 466, 554]) tone(audio, out, at, { from: hertz * 0.94, to: hertz, length: 0.45, loud: 0.1 })
    noise(audio, out, at, { type: 'bandpass', hertz: 1800, length: 0.4, loud: 0.05 })
  },
  shot: (audio, out, at) => {
    noise(audio, out, at, { type: 'lowpass', hertz: 2600, length: 0.22, loud: 0.8 })
    tone(audio, out, at, { from: 130, to: 45, length: 0.16, loud: 0.6 })
  },
  shuffle: (audio, out, at) => {
    for (let i = 0; i < 5; i++) noise(audio, out, at + i * 0.035, { type: 'bandpass', hertz: 2400, length: 0.03, loud: 0.18 })
  },
  hooves: (audio, out, at) => {
    for (const beat of [0, 0.08, 0.15, 0.3, 0.38]) tone(audio, out, at + beat, { from: 320, to: 150, length: 0.05, loud: 0.3 })
  },
  rush: (audio, out, at) => {
    tone(audio, out, at, { from: 120, to: 1400, length: 0.4, loud: 0.16 })
    noise(audio, out, at, { type: 'bandpass', hertz: 3000, length: 0.4, loud: 0.12 })
  },
}

export class Sounds {
  #audio: AudioContext | null = null

  // Browsers let a page make sounds only after a click or a key: before that this is silent.
  play(sound: Sound): void {
    this.#audio ??= new AudioContext()
    if (this.#audio.state === 'suspended') void this.#audio.resume()
    PLAYERS[sound](this.#audio, this.#audio.destination, this.#audio.currentTime)
  }
}

function tone(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  shape: { from: number; to: number; length: number; loud: number },
): void {
  const source = audio.createOscillator()
  source.type = 'triangle'
  source.frequency.setValueAtTime(shape.from, at)
  source.frequency.exponentialRampToValueAtTime(shape.to, at + shape.length)
  source.connect(fading(audio, out, at, shape.length, shape.loud))
  source.start(at)
  source.stop(at + shape.length)
}

function noise(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  shape: { type: BiquadFilterType; hertz: number; length: number; loud: number },
): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * shape.length), audio.sampleRate)
  const channel = samples.getChannelData(0)
  for (let i = 0; i < channel.length; i++) channel[i] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = samples
  const filter = audio.createBiquadFilter()
  filter.type = shape.type
  filter.frequency.value = shape.hertz
  source.connect(filter).connect(fading(audio, out, at, shape.length, shape.loud))
  source.start(at)
}

function fading(audio: AudioContext, out: AudioNode, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + length)
  gain.connect(out)
  return gain
}
