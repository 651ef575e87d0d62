// Which clause of the rules explains which thing.

const CLAUSES: Record<string, string> = {
  'card:move': 'CE-15',
  'card:floor': 'CE-17',
  'card:fire': 'CE-18',
  'card:rob': 'CE-26',
  'card:punch': 'CE-27',
  'card:marshal': 'CE-33',
  'card:neutral': 'CE-08',
  'card:shot': 'CE-08',
  'turn:normal': 'CE-06',
  'turn:tunnel': 'CE-68',
  'turn:double': 'CE-09',
  'turn:switching': 'CE-10',
  'event:angry-marshal': 'CE-44',
  'event:swivel-arm': 'CE-43',
  'event:braking': 'CE-43',
  'event:take-it-all': 'CE-42',
  'event:rebellion': 'CE-41',
  'event:tunnel': 'CE-05',
  'event:bridge': 'CE-05',
  'event:marshals-revenge': 'CE-46',
  'event:pickpocketing': 'CE-45',
  'event:hostage': 'CE-47',
  'bandit:ghost': 'CE-11',
  'bandit:doc': 'CE-51',
  'bandit:tuco': 'CE-21',
  'bandit:django': 'CE-25',
  'bandit:cheyenne': 'CE-31',
  'bandit:belle': 'CE-22',
  'loot:purse': 'CE-03',
  'loot:jewel': 'CE-26',
  'loot:strongbox': 'CE-26',
  marshal: 'CE-34',
  beside: 'CE-42',
  neutral: 'CE-36',
  deck: 'CE-07',
  discard: 'CE-70',
  hand: 'CE-71',
  pile: 'CE-12',
  floor: 'CE-28',
}

export function clauseOf(on: string): string | undefined {
  if (on.startsWith('purse:')) return CLAUSES['loot:purse']
  if (on.startsWith('character:')) return CLAUSES[on.replace('character:', 'bandit:')]
  if (on.startsWith('place:0')) return 'CE-01'
  if (on.startsWith('place:')) return on.endsWith(':roof') ? 'CE-16' : 'CE-15'
  return CLAUSES[on]
}
