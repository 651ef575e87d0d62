// The message catalogue as modules: `virtual:catalogue` lists the languages, `virtual:catalogue/<language>` is the
// Fluent source of one. Folders are given in order; each holds one folder per language, and that the files for browsers.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:catalogue'

export function catalogue(folders: string[]): Plugin {
  const roots = folders.filter((folder) => existsSync(folder))
  return {
    name: 'saloon-catalogue',
    resolveId: (id) => (id === NAME || id.startsWith(NAME + '/') ? '\0' + id : undefined),
    load(id) {
      if (id === '\0' + NAME) return languageList(roots)
      if (!id.startsWith(`\0${NAME}/`)) return undefined
      const files = sources(roots, id.slice(NAME.length + 2))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(files.map(withoutComments).join('\n'))}`
    },
  }
}

function languageList(roots: string[]): string {
  const languages = [...new Set(roots.flatMap((root) => readdirSync(root)))].sort()
  const loaders = languages.map((language) => `${language}: () => import('${NAME}/${language}')`)
  return `export default { ${loaders.join(', ')} }`
}

function sources(roots: string[], language: string): string[] {
  return roots
    .map((root) => join(root, language))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort().map((name) => join(folder, name)))
}

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/^#.*\n/gm, '')
}
