// The page that is shown where the house cannot be reached, with the words of the catalogues: it must do without the client.

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

export function offline(locales: string): Plugin {
  return {
    name: 'saloon-offline',
    generateBundle() {
      const sections = readdirSync(locales).sort().map((language) => section(locales, language))
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: page(sections) })
    },
  }
}

function section(locales: string, language: string): string {
  const bundle = new FluentBundle(language)
  bundle.addResource(new FluentResource(readFileSync(resolve(locales, language, 'web.ftl'), 'utf-8')))
  const say = (key: string): string => {
    const message = bundle.getMessage(key)
    if (!message?.value) throw new Error(`${language}: no message ${key}`)
    return bundle.formatPattern(message.value).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  }
  return `<section lang="${language}"><h1>${say('web-offline-title')}</h1><p>${say('web-offline-text')}</p><button type="button">${say('web-try-again')}</button></section>`
}

function page(sections: string[]): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" type="image/svg+xml" href="/icon.svg" />
    <link rel="stylesheet" href="/offline.css" />
    <title>Saloon</title>
  </head>
  <body>
    <img src="/icon.svg" alt="" />
    ${sections.join('\n    ')}
    <script src="/offline.js" defer></script>
  </body>
</html>
`
}
