// The keys that hurry on what is being shown: the space bar past one event, Escape past all.

interface Shows { readonly event: unknown; skip: () => void; skipAll: () => void }

export function skipKeys(shows: Shows) {
  return (event: KeyboardEvent): void => {
    const on = event.target instanceof Element ? event.target : null
    if (!shows.event || event.defaultPrevented || on?.closest('dialog, input, textarea, select')) return
    if (event.key === 'Escape') shows.skipAll()
    else if (event.key === ' ' && !on?.closest('button, a, summary')) shows.skip()
    else return
    event.preventDefault()
  }
}
