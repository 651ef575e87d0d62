// Who looks like what: the forty-eight outlaws and the three regulars of the saloon, each with a face of their own.

import type { Beard, Hair, Hat, Jaw, Nose } from './features'
import { GANGS, type GangName } from './gangs'

export type Eyes = 'plain' | 'narrow' | 'wide' | 'lashes' | 'patch' | 'spectacles' | 'shadow'
export type Mouth = 'firm' | 'smirk' | 'lips' | 'frown' | 'cigar' | 'straw' | 'grin' | 'hidden'
export type Wear = 'bandana' | 'tie' | 'bow' | 'vest' | 'poncho' | 'lace' | 'stripes' | 'fringe' | 'collar' | 'bandolier'
export type Extra = 'scar' | 'feather' | 'plume' | 'mask' | 'powder' | 'earring' | 'flower' | 'card' | 'trumpet' | 'star' | 'aces'
export type Tone = 'light' | 'tan' | 'dark'
export type Ink = 'ink' | 'faded' | 'shade' | 'paper' | 'grey'

export interface Face {
  hat?: Hat
  /** The colour of the hat, the hair and the coat. */
  felt?: Ink
  hair: Hair
  locks?: Ink
  coat?: Ink
  tone?: Tone
  jaw: Jaw
  eyes: Eyes
  nose: Nose
  mouth: Mouth
  beard?: Beard
  wear: Wear
  extra?: Extra
}

type Faces = Readonly<Record<string, Face>>

/** Each gang's, its leader first. */
export const outlaws: Readonly<Record<GangName, Faces>> = {
  'wild-bunch': {
    'butch-cassidy': { hat: 'bowler', felt: 'ink', hair: 'short', jaw: 'square', eyes: 'plain', nose: 'straight', mouth: 'smirk', beard: 'handlebar', wear: 'bow', coat: 'ink' },
    'elzy-lay': { hat: 'stetson', felt: 'shade', hair: 'short', jaw: 'long', eyes: 'plain', nose: 'straight', mouth: 'straw', wear: 'bandana', coat: 'faded' },
    'laura-bullion': { hair: 'bun', jaw: 'round', eyes: 'lashes', nose: 'small', mouth: 'lips', wear: 'lace', coat: 'ink', extra: 'flower' },
    'sundance-kid': { hat: 'bowler', felt: 'faded', hair: 'parted', jaw: 'narrow', eyes: 'narrow', nose: 'straight', mouth: 'firm', beard: 'pencil', wear: 'tie', coat: 'faded' },
    'ben-kilpatrick': { hat: 'tall', felt: 'paper', hair: 'short', jaw: 'long', eyes: 'plain', nose: 'straight', mouth: 'firm', wear: 'vest', coat: 'ink' },
    'harry-tracy': { hat: 'slouch', felt: 'faded', hair: 'sides', jaw: 'square', eyes: 'shadow', nose: 'hooked', mouth: 'frown', beard: 'walrus', wear: 'stripes', coat: 'paper' },
    'kid-curry': { hair: 'wild', jaw: 'narrow', eyes: 'narrow', nose: 'hooked', mouth: 'smirk', beard: 'handlebar', wear: 'bandana', coat: 'ink', extra: 'scar' },
    'etta-place': { hat: 'bonnet', felt: 'paper', hair: 'long', locks: 'faded', jaw: 'narrow', eyes: 'lashes', nose: 'small', mouth: 'lips', wear: 'collar', coat: 'faded', extra: 'plume' },
    'lonny-curry': { hat: 'flat', felt: 'ink', hair: 'sides', jaw: 'round', eyes: 'plain', nose: 'straight', mouth: 'cigar', beard: 'chops', wear: 'vest', coat: 'faded' },
    'will-carver': { hat: 'pinched', felt: 'shade', hair: 'short', locks: 'faded', jaw: 'square', eyes: 'narrow', nose: 'straight', mouth: 'firm', wear: 'bandolier', coat: 'shade' },
    'flat-nose-curry': { hat: 'stetson', felt: 'faded', hair: 'sides', jaw: 'round', eyes: 'plain', nose: 'flat', mouth: 'grin', beard: 'chops', wear: 'poncho', coat: 'shade' },
    'deaf-charley-hanks': { hat: 'boater', felt: 'shade', hair: 'bald', locks: 'grey', jaw: 'long', eyes: 'wide', nose: 'hooked', mouth: 'firm', beard: 'spade', wear: 'tie', coat: 'ink', extra: 'trumpet' },
  },
  daltons: {
    'bob-dalton': { hat: 'tall', felt: 'ink', hair: 'short', jaw: 'square', eyes: 'narrow', nose: 'straight', mouth: 'cigar', beard: 'pencil', wear: 'vest', coat: 'ink' },
    'grat-dalton': { hat: 'stetson', felt: 'ink', hair: 'sides', jaw: 'square', eyes: 'narrow', nose: 'flat', mouth: 'frown', beard: 'walrus', wear: 'bandana', coat: 'faded' },
    'emmett-dalton': { hat: 'stetson', felt: 'paper', hair: 'short', jaw: 'narrow', eyes: 'wide', nose: 'small', mouth: 'smirk', wear: 'bandana', coat: 'ink' },
    'bill-dalton': { hair: 'parted', jaw: 'long', eyes: 'spectacles', nose: 'straight', mouth: 'firm', beard: 'goatee', wear: 'bow', coat: 'ink' },
    'dick-broadwell': { hat: 'slouch', felt: 'ink', hair: 'short', jaw: 'long', eyes: 'shadow', nose: 'hooked', mouth: 'straw', beard: 'handlebar', wear: 'vest', coat: 'shade' },
    'bitter-creek-newcomb': { hat: 'sombrero', felt: 'shade', hair: 'curls', locks: 'faded', jaw: 'narrow', eyes: 'plain', nose: 'straight', mouth: 'grin', wear: 'poncho', coat: 'shade' },
    'bill-power': { hat: 'pinched', felt: 'faded', hair: 'short', jaw: 'round', eyes: 'plain', nose: 'straight', mouth: 'hidden', beard: 'full', wear: 'collar', coat: 'ink' },
    'bill-doolin': { hat: 'flat', felt: 'faded', hair: 'sides', locks: 'faded', jaw: 'long', eyes: 'plain', nose: 'hooked', mouth: 'firm', beard: 'walrus', wear: 'bandolier', coat: 'faded' },
    'charley-pierce': { hat: 'bowler', felt: 'shade', hair: 'short', jaw: 'round', eyes: 'wide', nose: 'small', mouth: 'cigar', beard: 'chops', wear: 'tie', coat: 'faded' },
    'eugenia-moore': { hat: 'boater', felt: 'paper', hair: 'curls', jaw: 'round', eyes: 'lashes', nose: 'small', mouth: 'lips', wear: 'collar', coat: 'ink', extra: 'earring' },
    'black-faced-charley-bryant': { hat: 'slouch', felt: 'faded', hair: 'long', jaw: 'square', eyes: 'plain', nose: 'straight', mouth: 'frown', beard: 'handlebar', wear: 'bandana', coat: 'ink', extra: 'powder' },
    'william-mcelhanie': { hair: 'wild', locks: 'faded', jaw: 'narrow', eyes: 'wide', nose: 'small', mouth: 'hidden', wear: 'bandana', coat: 'shade', extra: 'mask' },
  },
  'james-younger': {
    'jesse-james': { hat: 'flat', felt: 'ink', hair: 'sides', jaw: 'long', eyes: 'narrow', nose: 'straight', mouth: 'hidden', beard: 'spade', wear: 'tie', coat: 'ink' },
    'frank-james': { hat: 'stetson', felt: 'faded', hair: 'sides', jaw: 'narrow', eyes: 'plain', nose: 'hooked', mouth: 'frown', beard: 'walrus', wear: 'collar', coat: 'ink' },
    'cole-younger': { hat: 'slouch', felt: 'shade', hair: 'bald', jaw: 'round', eyes: 'plain', nose: 'straight', mouth: 'hidden', beard: 'full', wear: 'vest', coat: 'faded' },
    'jim-younger': { hair: 'parted', jaw: 'square', eyes: 'plain', nose: 'straight', mouth: 'firm', beard: 'handlebar', wear: 'tie', coat: 'faded', extra: 'scar' },
    'bob-younger': { hat: 'pinched', felt: 'paper', hair: 'short', locks: 'faded', jaw: 'long', eyes: 'wide', nose: 'straight', mouth: 'smirk', wear: 'bandana', coat: 'ink' },
    'john-younger': { hat: 'stetson', felt: 'shade', hair: 'short', jaw: 'narrow', eyes: 'narrow', nose: 'small', mouth: 'hidden', wear: 'bandana', coat: 'faded', extra: 'mask' },
    'clell-miller': { hat: 'bowler', felt: 'faded', hair: 'short', jaw: 'square', eyes: 'plain', nose: 'hooked', mouth: 'cigar', wear: 'vest', coat: 'ink' },
    'ed-miller': { hair: 'wild', jaw: 'round', eyes: 'spectacles', nose: 'small', mouth: 'frown', beard: 'chops', wear: 'bow', coat: 'shade' },
    'charlie-pitts': { hat: 'tall', felt: 'faded', hair: 'curls', jaw: 'square', eyes: 'narrow', nose: 'flat', mouth: 'grin', beard: 'goatee', wear: 'bandolier', coat: 'ink', tone: 'tan' },
    'hobbs-kerry': { hair: 'bald', jaw: 'round', eyes: 'wide', nose: 'small', mouth: 'frown', wear: 'stripes', coat: 'paper' },
    'bill-chadwell': { hat: 'boater', felt: 'shade', hair: 'short', locks: 'faded', jaw: 'narrow', eyes: 'plain', nose: 'straight', mouth: 'straw', beard: 'pencil', wear: 'collar', coat: 'faded' },
    'arthur-mccoy': { hat: 'sombrero', felt: 'ink', hair: 'sides', locks: 'grey', jaw: 'long', eyes: 'patch', nose: 'hooked', mouth: 'firm', beard: 'walrus', wear: 'poncho', coat: 'shade' },
  },
  loners: {
    'billy-the-kid': { hat: 'tall', felt: 'shade', hair: 'short', jaw: 'narrow', eyes: 'wide', nose: 'small', mouth: 'grin', wear: 'bandana', coat: 'faded' },
    'johnny-ringo': { hat: 'stetson', felt: 'ink', hair: 'short', jaw: 'narrow', eyes: 'narrow', nose: 'straight', mouth: 'frown', beard: 'handlebar', wear: 'vest', coat: 'ink' },
    'doc-holliday': { hair: 'parted', locks: 'faded', jaw: 'narrow', eyes: 'plain', nose: 'straight', mouth: 'smirk', beard: 'handlebar', wear: 'bow', coat: 'ink', extra: 'aces' },
    'pearl-hart': { hat: 'slouch', felt: 'faded', hair: 'short', jaw: 'round', eyes: 'lashes', nose: 'small', mouth: 'cigar', wear: 'bandana', coat: 'ink' },
    'belle-starr': { hat: 'bonnet', felt: 'ink', hair: 'curls', jaw: 'long', eyes: 'lashes', nose: 'hooked', mouth: 'lips', wear: 'lace', coat: 'ink', extra: 'plume' },
    'black-bart': { hat: 'bowler', felt: 'ink', hair: 'sides', locks: 'grey', jaw: 'long', eyes: 'plain', nose: 'straight', mouth: 'firm', beard: 'goatee', wear: 'tie', coat: 'ink' },
    'tom-horn': { hat: 'pinched', felt: 'shade', hair: 'bald', jaw: 'square', eyes: 'narrow', nose: 'hooked', mouth: 'firm', beard: 'pencil', wear: 'fringe', coat: 'shade' },
    'calamity-jane': { hat: 'flat', felt: 'shade', hair: 'braids', jaw: 'square', eyes: 'lashes', nose: 'straight', mouth: 'grin', wear: 'fringe', coat: 'shade' },
    'clay-allison': { hat: 'sombrero', felt: 'faded', hair: 'long', jaw: 'long', eyes: 'shadow', nose: 'hooked', mouth: 'hidden', beard: 'spade', wear: 'poncho', coat: 'faded' },
    'cherokee-bill': { hat: 'tall', felt: 'ink', hair: 'long', jaw: 'square', eyes: 'plain', nose: 'flat', mouth: 'firm', wear: 'bandolier', coat: 'faded', tone: 'dark', extra: 'feather' },
    'cattle-kate': { hair: 'widow', jaw: 'round', eyes: 'lashes', nose: 'straight', mouth: 'lips', wear: 'collar', coat: 'faded', extra: 'earring' },
    'john-wesley-hardin': { hat: 'flat', felt: 'faded', hair: 'sides', jaw: 'long', eyes: 'plain', nose: 'hooked', mouth: 'frown', beard: 'walrus', wear: 'tie', coat: 'ink' },
  },
}

export const regulars: Faces = {
  sheriff: { hat: 'stetson', felt: 'shade', hair: 'sides', locks: 'grey', jaw: 'square', eyes: 'narrow', nose: 'straight', mouth: 'firm', beard: 'walrus', wear: 'vest', coat: 'faded', extra: 'star' },
  'bounty-hunter': { hat: 'slouch', felt: 'ink', hair: 'long', jaw: 'long', eyes: 'patch', nose: 'hooked', mouth: 'cigar', wear: 'bandolier', coat: 'ink', extra: 'scar' },
  swindler: { hat: 'top', felt: 'ink', hair: 'short', jaw: 'narrow', eyes: 'plain', nose: 'straight', mouth: 'smirk', beard: 'pencil', wear: 'bow', coat: 'ink', extra: 'card' },
}

const stranger: Face = { hat: 'flat', felt: 'faded', hair: 'short', jaw: 'long', eyes: 'shadow', nose: 'straight', mouth: 'hidden', wear: 'bandana', coat: 'ink', extra: 'mask' }

const known: Faces = Object.assign({}, ...Object.values(outlaws), regulars)

export function faceOf(name: string): Face {
  return known[name] ?? stranger
}

export function gangOf(outlaw: string): GangName {
  return GANGS.find((gang) => outlaw in outlaws[gang]) ?? 'loners'
}

export function isLeader(outlaw: string): boolean {
  return GANGS.some((gang) => Object.keys(outlaws[gang])[0] === outlaw)
}
