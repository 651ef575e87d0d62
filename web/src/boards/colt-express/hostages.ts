// What is printed on the cards of the hostages: the ransom, and what it is paid for.

export interface HostageCard {
  ransom: number
  /** Paid for each of these that the captor holds; for a strongbox only once. */
  per?: 'jewel' | 'purse' | 'bullet' | 'strongbox'
}

export const hostageCards: Readonly<Record<string, HostageCard>> = {
  zealot: { ransom: 700 },
  minister: { ransom: 900 },
  'old-lady': { ransom: 500, per: 'jewel' },
  teacher: { ransom: 800 },
  banker: { ransom: 1000, per: 'strongbox' },
  poodle: { ransom: 1000 },
  photographer: { ransom: 200, per: 'bullet' },
  'poker-player': { ransom: 250, per: 'purse' },
}
