import { language } from '../state/words.svelte'

/** A day, as people write it; it was told in seconds since 1970. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(seconds * 1000)
}
