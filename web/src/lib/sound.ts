// Sounds made on the spot from noise and tones, each in layers as the thing itself has them: the crack of a shot, its body,
// its thump, its echo. They ring in the room of a scene, and a scene has a quiet noise of its own.

export const SOUNDS = [
  'knock', 'card', 'shuffle', 'coin', 'jewel', 'chest', 'bottle', 'click', 'steps', 'fall', 'punch', 'shot', 'volley', 'blast',
  'bars', 'hooves', 'whistle', 'bell', 'piano', 'rush', 'your-turn',
] as const
export type Sound = (typeof SOUNDS)[number]

export const SCENES = ['train', 'town', 'saloon', 'plain'] as const
export type Scenery = (typeof SCENES)[number]

/** The room a scene is: how long it rings, how bright, and how much of every sound it gives back. */
interface Room { seconds: number; hertz: number; wet: number }

const ROOMS: Record<Scenery, Room> = {
  train: { seconds: 0.7, hertz: 2400, wet: 0.16 },
  town: { seconds: 1.7, hertz: 1900, wet: 0.3 },
  saloon: { seconds: 0.9, hertz: 3200, wet: 0.22 },
  plain: { seconds: 2.4, hertz: 1500, wet: 0.34 },
}
const CLOSE_BY: Room = { seconds: 0.5, hertz: 2600, wet: 0.12 }

const NOISE = 2 // seconds of it, from which all noises are cut
const LOOP = 8 // seconds till an ambience begins anew
const HUSH = 0.35 // how loud an ambience is at most
const FADE = 1.2 // seconds from one scene to another
const BEGIN = 0.01 // seconds before anything begins, so that nothing begins late

interface Tone { from: number; to?: number; length: number; loud: number; attack?: number; wave?: OscillatorType; after?: number }
interface Noise { type: BiquadFilterType; from: number; to?: number; q?: number; length: number; loud: number; attack?: number; after?: number }

/** Puts layers of a sound into an output, from a moment on. */
class Bench {
  #cut = 0

  constructor(
    readonly audio: BaseAudioContext,
    private readonly out: AudioNode,
    private readonly at: number,
    private readonly noises: AudioBuffer,
  ) {}

  tone({ from, to = from, length, loud, attack = 0.002, wave = 'sine', after = 0 }: Tone): void {
    const start = this.at + after
    const source = this.audio.createOscillator()
    source.type = wave
    source.frequency.setValueAtTime(from, start)
    source.frequency.exponentialRampToValueAtTime(to, start + length)
    source.connect(this.#swell(start, length, loud, attack))
    source.start(start)
    source.stop(start + length)
  }

  noise({ type, from, to = from, q = 0.7, length, loud, attack = 0.001, after = 0 }: Noise): void {
    const start = this.at + after
    const source = this.audio.createBufferSource()
    source.buffer = this.noises
    source.loop = true
    const filter = this.audio.createBiquadFilter()
    filter.type = type
    filter.Q.value = q
    filter.frequency.setValueAtTime(from, start)
    filter.frequency.exponentialRampToValueAtTime(to, start + length)
    source.connect(filter).connect(this.#swell(start, length, loud, attack))
    source.start(start, (this.#cut++ * 0.37) % NOISE)
    source.stop(start + length)
  }

  /** Something struck that rings in several tones, the higher the shorter. */
  ring(tones: number[], length: number, loud: number, after = 0, wave: OscillatorType = 'sine'): void {
    tones.forEach((hertz, nth) => this.tone({ from: hertz, length: length / (1 + nth * 0.35), loud: loud / (1 + nth * 0.6), wave, after }))
  }

  #swell(start: number, length: number, loud: number, attack: number): GainNode {
    const swell = this.audio.createGain()
    swell.gain.setValueAtTime(0.0001, start)
    swell.gain.exponentialRampToValueAtTime(loud, start + attack)
    swell.gain.exponentialRampToValueAtTime(0.0001, start + length)
    swell.connect(this.out)
    return swell
  }
}

const COIN = [2090, 2840, 3960, 5230]
const IRON = [312, 517, 838, 1290, 1930]
const BELL = [392, 784, 933, 1176, 1568, 2150]

const PLAYERS: Record<Sound, (on: Bench) => void> = {
  knock: (on) => wood(on, 0.5),
  card: (on) => on.noise({ type: 'bandpass', from: 2600, to: 4200, q: 1.2, length: 0.07, loud: 0.3, attack: 0.012 }),
  shuffle: (on) => {
    for (let nth = 0; nth < 8; nth++) on.noise({ type: 'bandpass', from: 2200 + nth * 160, q: 1.4, length: 0.035, loud: 0.22, after: nth * (0.05 - nth * 0.0022) })
    on.noise({ type: 'lowpass', from: 700, length: 0.08, loud: 0.22, after: 0.32 })
  },
  coin: (on) => {
    on.ring(COIN, 0.3, 0.13)
    on.ring(COIN.map((hertz) => hertz * 1.12), 0.34, 0.12, 0.075)
    on.ring(COIN.map((hertz) => hertz * 0.94), 0.22, 0.07, 0.17)
  },
  jewel: (on) => [1568, 2093, 2637, 3136].forEach((hertz, nth) => on.ring([hertz, hertz * 2.76], 0.5, 0.09, nth * 0.06)),
  chest: (on) => {
    wood(on, 0.7)
    on.tone({ from: 95, to: 48, length: 0.3, loud: 0.5 })
    on.ring(IRON, 0.22, 0.07, 0.03, 'triangle')
    on.ring(COIN, 0.3, 0.09, 0.16)
  },
  bottle: (on) => {
    on.tone({ from: 420, to: 1150, length: 0.05, loud: 0.35 })
    on.noise({ type: 'highpass', from: 3000, length: 0.03, loud: 0.12 })
    for (let nth = 0; nth < 3; nth++) on.tone({ from: 210 + nth * 26, to: 330 + nth * 34, length: 0.09, loud: 0.2, attack: 0.02, after: 0.14 + nth * 0.12 })
  },
  click: (on) => {
    on.noise({ type: 'highpass', from: 2600, length: 0.018, loud: 0.3 })
    on.ring([1700, 2650], 0.04, 0.08)
    on.noise({ type: 'highpass', from: 1900, length: 0.026, loud: 0.4, after: 0.085 })
  },
  steps: (on) => [0, 0.17, 0.34].forEach((after, nth) => boot(on, after, nth)),
  fall: (on) => {
    on.noise({ type: 'bandpass', from: 900, to: 300, length: 0.16, loud: 0.14, attack: 0.06 })
    on.tone({ from: 120, to: 46, length: 0.24, loud: 0.7, after: 0.14 })
    on.noise({ type: 'lowpass', from: 1100, to: 200, length: 0.2, loud: 0.4, after: 0.14 })
    on.tone({ from: 100, to: 50, length: 0.14, loud: 0.3, after: 0.3 })
  },
  punch: (on) => {
    on.noise({ type: 'bandpass', from: 500, to: 1600, length: 0.07, loud: 0.12, attack: 0.05 })
    on.tone({ from: 170, to: 48, length: 0.2, loud: 0.8, after: 0.06 })
    on.noise({ type: 'bandpass', from: 1500, to: 700, q: 0.9, length: 0.06, loud: 0.6, after: 0.06 })
    on.noise({ type: 'lowpass', from: 420, length: 0.14, loud: 0.4, after: 0.06 })
  },
  shot: (on) => gun(on, 0, 1),
  volley: (on) => [0, 0.11, 0.2, 0.32, 0.41, 0.53, 0.62].forEach((after, nth) => gun(on, after, nth % 2 ? 0.42 : 0.55)),
  blast: (on) => {
    on.noise({ type: 'highpass', from: 1800, to: 700, length: 0.09, loud: 0.4 })
    on.noise({ type: 'lowpass', from: 1500, to: 70, length: 1.3, loud: 0.7, attack: 0.01 })
    on.tone({ from: 92, to: 27, length: 1.1, loud: 0.7, attack: 0.008 })
    for (let nth = 0; nth < 6; nth++) on.noise({ type: 'bandpass', from: 900 + nth * 330, q: 3, length: 0.06, loud: 0.1, after: 0.5 + nth * 0.13 })
  },
  bars: (on) => {
    on.ring(IRON, 1, 0.2, 0, 'triangle')
    on.noise({ type: 'bandpass', from: 2300, q: 2, length: 0.08, loud: 0.3 })
    on.tone({ from: 90, to: 55, length: 0.2, loud: 0.4 })
    on.ring(IRON.map((hertz) => hertz * 1.07), 0.5, 0.08, 0.19, 'triangle')
  },
  hooves: (on) => [0, 0.1, 0.19, 0.4, 0.5, 0.59].forEach((after, nth) => {
    on.noise({ type: 'bandpass', from: nth % 2 ? 760 : 620, q: 7, length: 0.06, loud: 0.9, after })
    on.tone({ from: 150, to: 70, length: 0.08, loud: 0.26, after })
  }),
  whistle: (on) => {
    for (const hertz of [349, 440, 523, 587]) {
      on.tone({ from: hertz * 0.96, to: hertz, length: 0.95, loud: 0.075, attack: 0.09, wave: 'sawtooth' })
      on.tone({ from: hertz * 0.965, to: hertz * 1.006, length: 0.95, loud: 0.06, attack: 0.12, wave: 'triangle' })
    }
    on.noise({ type: 'bandpass', from: 2100, to: 2700, q: 0.8, length: 1, loud: 0.11, attack: 0.05 })
  },
  bell: (on) => on.ring(BELL, 1.9, 0.2),
  piano: (on) => [262, 330, 392, 523, 392, 466, 523].forEach((hertz, nth) => {
    for (const tuned of [0.996, 1.005]) on.ring([hertz * tuned, hertz * 2 * tuned, hertz * 3 * tuned], 0.5, 0.1, nth * 0.105, 'triangle')
  }),
  rush: (on) => {
    on.noise({ type: 'bandpass', from: 260, to: 4200, q: 1.6, length: 0.7, loud: 0.4, attack: 0.3 })
    on.tone({ from: 110, to: 1500, length: 0.6, loud: 0.12, attack: 0.2, wave: 'triangle' })
    on.tone({ from: 80, to: 36, length: 0.5, loud: 0.4, after: 0.5 })
  },
  'your-turn': (on) => {
    wood(on, 0.32)
    on.ring([784, 1568], 0.5, 0.16, 0.1)
    on.ring([1047, 2093], 0.8, 0.16, 0.24)
  },
}

function wood(on: Bench, loud: number): void {
  on.tone({ from: 200, to: 92, length: 0.11, loud: loud * 0.8 })
  on.noise({ type: 'bandpass', from: 950, to: 500, q: 4, length: 0.08, loud: loud * 0.9 })
  on.noise({ type: 'highpass', from: 2800, length: 0.012, loud: loud * 0.2 })
}

function boot(on: Bench, after: number, nth: number): void {
  on.noise({ type: 'lowpass', from: 520 + (nth % 2) * 90, length: 0.07, loud: 0.6, after })
  on.tone({ from: 110, to: 62, length: 0.08, loud: 0.34, after })
  on.ring([4300, 5230], 0.07, 0.022, after + 0.03) // the spur
}

function gun(on: Bench, after: number, share: number): void {
  on.noise({ type: 'highpass', from: 3200, length: 0.03, loud: 0.5 * share, after })
  on.noise({ type: 'lowpass', from: 3000, to: 180, length: 0.3, loud: 0.62 * share, after })
  on.tone({ from: 165, to: 38, length: 0.24, loud: 0.6 * share, after })
  on.noise({ type: 'bandpass', from: 620, to: 300, length: 0.7, loud: 0.1 * share, attack: 0.05, after: after + 0.09 })
}

/** The quiet noise of a scene, as one number after another; `hiss` is noise, `at` the second. */
type Murmur = (at: number, hiss: () => number) => number

const RAIL = 0.8 // seconds from joint to joint
const MURMURS: Record<Scenery, () => Murmur> = {
  train: () => {
    const [rumble, clack] = [lowpass(0.012), lowpass(0.16)]
    return (at, hiss) => {
      const joint = at % RAIL
      const hit = [0, 0.13].reduce((sum, beat) => sum + (joint >= beat ? Math.exp(-(joint - beat) * 38) : 0), 0)
      return rumble(hiss()) * 2.6 + clack(hiss()) * hit * 0.6
    }
  },
  town: () => wind(0.02, 0.5),
  plain: () => wind(0.012, 0.8),
  saloon: () => {
    const voices = Array.from({ length: 5 }, (_, nth) => ({ low: lowpass(0.03 + nth * 0.012), lower: lowpass(0.012), pace: (nth + 2) / LOOP }))
    return (at, hiss) =>
      voices.reduce((sum, { low, lower, pace }, nth) => {
        const heard = hiss()
        const speaks = Math.max(0, Math.sin(2 * Math.PI * pace * at + nth * 1.7)) * (0.55 + 0.45 * Math.sin(2 * Math.PI * (3.25 + nth * 0.5) * at))
        return sum + (low(heard) - lower(heard)) * speaks * 1.5
      }, 0)
  },
}

function wind(share: number, gusts: number): Murmur {
  const [low, lower] = [lowpass(share * 2), lowpass(share / 3)]
  return (at, hiss) => {
    const heard = hiss()
    const gust = 1 + gusts * Math.sin((2 * Math.PI * at) / LOOP) * Math.sin((6 * Math.PI * at) / LOOP + 1)
    return (low(heard) - lower(heard)) * gust * 1.6
  }
}

function lowpass(share: number): (value: number) => number {
  let kept = 0
  return (value) => (kept += (value - kept) * share)
}

function filled(audio: BaseAudioContext, seconds: number, value: (at: number) => number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let nth = 0; nth < samples.length; nth++) samples[nth] = value(nth / audio.sampleRate)
  return buffer
}

const hiss = (): number => Math.random() * 2 - 1

/** An ambience that ends as it began: its last part fades over into what comes before its first. */
export function murmurOf(audio: BaseAudioContext, scene: Scenery): AudioBuffer {
  const murmur = MURMURS[scene]()
  const long = filled(audio, LOOP + 1, (at) => murmur(at, hiss)).getChannelData(0)
  const loop = Math.ceil(audio.sampleRate * LOOP)
  const over = long.length - loop
  return filled(audio, LOOP, (at) => {
    const nth = Math.round(at * audio.sampleRate)
    const share = Math.min(1, nth / over)
    return long[nth]! * Math.sqrt(share) + (share < 1 ? long[nth + loop]! * Math.sqrt(1 - share) : 0)
  })
}

/** Everything between the sounds and the ear: a room that rings, and a limit to what is loud. */
export class Hall {
  readonly #in: GainNode
  readonly #limit: AudioNode
  readonly #wet: GainNode
  readonly #noises: AudioBuffer
  #room: AudioNode | null = null

  constructor(readonly audio: BaseAudioContext) {
    this.#noises = filled(audio, NOISE, hiss)
    const limit = audio.createDynamicsCompressor()
    limit.threshold.value = -10
    limit.knee.value = 6
    limit.ratio.value = 12
    limit.attack.value = 0.002
    limit.release.value = 0.18
    const made = audio.createGain() // the limiter makes good what it takes: this gives it back
    made.gain.value = 0.85
    limit.connect(made).connect(audio.destination)
    this.#in = audio.createGain()
    this.#wet = audio.createGain()
    this.#in.connect(limit)
    this.#in.connect(this.#wet)
    this.#limit = limit
    this.enter(null)
  }

  set loud(share: number) {
    this.#in.gain.value = share
  }

  enter(scene: Scenery | null): void {
    const { seconds, hertz, wet } = scene ? ROOMS[scene] : CLOSE_BY
    const dull = lowpass(Math.min(1, (2 * Math.PI * hertz) / this.audio.sampleRate))
    const room = this.audio.createConvolver()
    room.buffer = filled(this.audio, seconds, (at) => dull(hiss()) * Math.exp((-6 * at) / seconds))
    this.#room?.disconnect()
    this.#wet.disconnect()
    this.#wet.gain.value = wet
    this.#wet.connect(room).connect(this.#limit)
    this.#room = room
  }

  play(sound: Sound, at: number): void {
    PLAYERS[sound](new Bench(this.audio, this.#in, at, this.#noises))
  }
}

/** The sounds of a page. Browsers let a page make any only after a click or a key: before that this is silent. */
export class Sounds {
  readonly #audio: AudioContext
  readonly #hall: Hall
  #ambience: { scene: Scenery; gain: GainNode; source: AudioBufferSourceNode } | null = null

  constructor(make: () => AudioContext = () => new AudioContext()) {
    this.#audio = make()
    this.#hall = new Hall(this.#audio)
  }

  play(sound: Sound): void {
    this.#wake()
    this.#hall.play(sound, this.#audio.currentTime + BEGIN)
  }

  /** Between 0 and 1. */
  set loud(share: number) {
    this.#hall.loud = share
  }

  /** Let it be heard where one is, as loud as wished; 0 is silence. */
  enter(scene: Scenery | null, loud: number): void {
    const wanted = loud > 0 ? scene : null
    if (wanted !== (this.#ambience?.scene ?? null)) {
      this.#leave()
      this.#hall.enter(scene)
      if (wanted) this.#begin(wanted)
    }
    if (this.#ambience) this.#fade(this.#ambience.gain, loud * HUSH)
  }

  #begin(scene: Scenery): void {
    this.#wake()
    const source = this.#audio.createBufferSource()
    const gain = this.#audio.createGain()
    source.buffer = murmurOf(this.#audio, scene)
    source.loop = true
    gain.gain.value = 0
    source.connect(gain).connect(this.#audio.destination)
    source.start()
    this.#ambience = { scene, gain, source }
  }

  #leave(): void {
    if (!this.#ambience) return
    this.#fade(this.#ambience.gain, 0)
    this.#ambience.source.stop(this.#audio.currentTime + 3 * FADE)
    this.#ambience = null
  }

  #fade({ gain }: GainNode, to: number): void {
    gain.setTargetAtTime(to, this.#audio.currentTime, FADE / 2)
  }

  #wake(): void {
    if (this.#audio.state === 'suspended') void this.#audio.resume()
  }
}
