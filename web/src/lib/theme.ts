// What the page wears: by day, by night, or as the system has it. The palettes are in art/theme.css.

import type { Theme } from './settings'

const GROUNDS = { light: '#f2e4c4', dark: '#171c28' } // what the browser paints around the page

export function wear(page: Document, theme: Theme): void {
  page.documentElement.dataset['theme'] = theme
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = GROUNDS[theme === 'auto' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme]
  }
}
