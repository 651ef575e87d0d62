// Bullets among the cards: they fill the hand and do nothing.

const BULLETS = ['neutral', 'shot', 'allied']

export function isBullet(card: string): boolean {
  return BULLETS.includes(card)
}
