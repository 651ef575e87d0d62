// Becoming known: what the house is asked, and what the browser is told of passkeys.

import { ask } from './api'
import type { Ceremony, Me, PhraseMade } from './protocol'
import type { Shared } from './settings'

export interface Newcomer { name: string; settings: Shared }

// A browser that cannot read what the house sends it makes no passkeys here; a phrase works in all of them.
export function passkeysWork(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Nothing was shown or made: somebody changed her mind, or let the time pass. */
export class Declined extends Error {}

export function me(): Promise<Me> {
  return ask('GET', '/api/me')
}

export async function makePasskey(newcomer: Newcomer): Promise<Me> {
  const { options } = await ask<Ceremony>('POST', '/api/me/passkeys/options', { name: newcomer.name })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON)
  const credential = await shown(navigator.credentials.create({ publicKey }))
  return ask('POST', '/api/me/passkeys', { ...newcomer, credential })
}

export async function showPasskey(): Promise<Me> {
  const { options } = await ask<Ceremony>('POST', '/api/sign-in/options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON)
  const credential = await shown(navigator.credentials.get({ publicKey }))
  return ask('POST', '/api/sign-in/passkey', { credential })
}

export function renamePasskey(id: string, name: string): Promise<Me> {
  return ask('POST', passkey(id), { name })
}

export function removePasskey(id: string): Promise<Me> {
  return ask('DELETE', passkey(id))
}

export async function makePhrase(newcomer: Newcomer, language: string): Promise<string[]> {
  return (await ask<PhraseMade>('POST', '/api/me/phrase', { ...newcomer, language })).words
}

export function typePhrase(words: string): Promise<Me> {
  return ask('POST', '/api/sign-in/phrase', { words })
}

export function rename(name: string): Promise<Me> {
  return ask('POST', '/api/me', { name })
}

// On this device (`here`), on another, by its id, or `everywhere`.
export function signOut(where: string): Promise<Me> {
  return ask('POST', '/api/sign-out', { where })
}

export function deleteMe(): Promise<Me> {
  return ask('DELETE', '/api/me')
}

async function shown(asked: Promise<Credential | null>): Promise<unknown> {
  const found = await asked.catch((error: unknown) => {
    throw error instanceof DOMException ? new Declined(error.message) : error
  })
  if (!(found instanceof PublicKeyCredential)) throw new Declined()
  return found.toJSON()
}

function passkey(id: string): string {
  return `/api/me/passkeys/${encodeURIComponent(id)}`
}
