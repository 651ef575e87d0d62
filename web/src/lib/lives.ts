// What somebody has played here and how well, whom she knows, and how she is called back: what the house is asked.

import { ask } from './api'
import type { Acquaintances, BlockedSeats, Leaderboard, MatchHistory, Statistics, WishesChange, WishesInfo } from './protocol'

export function history(before: number | null = null): Promise<MatchHistory> {
  return ask('GET', '/api/me/history' + (before === null ? '' : `?before=${before}`))
}

export function statistics(): Promise<Statistics> {
  return ask('GET', '/api/me/statistics')
}

// Where a match is seen again: at its table, or as a record if others were played there since.
export async function replayOf(table: string, began: number): Promise<string> {
  return (await ask<{ path: string }>('POST', `/api/me/history/${encodeURIComponent(table)}/${began}/replay`)).path
}

export function leaderboard(slug: string): Promise<Leaderboard> {
  return ask('GET', `/api/ratings/${encodeURIComponent(slug)}`)
}

export function wishes(): Promise<WishesInfo> {
  return ask('GET', '/api/me/wishes')
}

export function wish(change: WishesChange): Promise<WishesInfo> {
  return ask('POST', '/api/me/wishes', change)
}

export function writeTo(email: string, language: string): Promise<WishesInfo> {
  return ask('POST', '/api/me/email', { email, language })
}

export function confirmEmail(secret: string): Promise<WishesInfo> {
  return ask('POST', '/api/me/email/confirm', { secret })
}

export function friends(): Promise<Acquaintances> {
  return ask('GET', '/api/me/friends')
}

export async function friendLink(): Promise<string> {
  return (await ask<{ link: string }>('POST', '/api/me/friends/link')).link
}

// Whose link it is.
export async function friendOffer(secret: string): Promise<string> {
  return (await ask<{ name: string }>('POST', '/api/me/friends/offer', { secret })).name
}

export function takeOffer(secret: string): Promise<unknown> {
  return ask('POST', '/api/me/friends/take', { secret })
}

export function answerFriend(id: string, yes: boolean): Promise<Acquaintances> {
  return ask('POST', `${friend(id)}/answer`, { yes })
}

export function partFrom(id: string): Promise<Acquaintances> {
  return ask('POST', `${friend(id)}/part`)
}

export function blockFriend(id: string): Promise<Acquaintances> {
  return ask('POST', `${friend(id)}/block`)
}

export function unblock(id: string): Promise<Acquaintances> {
  return ask('POST', `/api/me/blocks/${encodeURIComponent(id)}/lift`)
}

export function inviteFriend(id: string, table: string): Promise<unknown> {
  return ask('POST', `${friend(id)}/invite`, { table })
}

export function declineInvitation(table: string): Promise<unknown> {
  return ask('POST', `/api/me/invitations/${encodeURIComponent(table)}/decline`)
}

export async function blockSeat(table: string, seat: number): Promise<number[]> {
  return (await ask<BlockedSeats>('POST', `/api/tables/${encodeURIComponent(table)}/seats/${seat}/block`)).seats
}

export async function blockedSeats(table: string): Promise<number[]> {
  return (await ask<BlockedSeats>('GET', `/api/tables/${encodeURIComponent(table)}/blocked`)).seats
}

// Have this browser called by Web Push, if it can be and its visitor allows it.
export async function callThisBrowser(key: string, language: string): Promise<WishesInfo | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return ask('POST', '/api/me/browsers', { ...subscription.toJSON(), language })
}

export async function dropThisBrowser(): Promise<WishesInfo> {
  const subscription = await thisBrowser()
  if (!subscription) return wishes()
  await subscription.unsubscribe()
  return ask('POST', '/api/me/browsers/drop', { endpoint: subscription.endpoint })
}

export function canBeCalled(): boolean {
  return 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator
}

export async function thisBrowser(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration()
  return (await worker?.pushManager?.getSubscription()) ?? null
}

function friend(id: string): string {
  return `/api/me/friends/${encodeURIComponent(id)}`
}
