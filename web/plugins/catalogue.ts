// The message catalogue as modules: `virtual:catalogue` lists the languages, `virtual:catalogue/<language>` is the
// Fluent source of one, `virtual:catalogue/<language>/<game>` what only those need who sit at a game or learn it, and
// `virtual:catalogue/<language>/studies` or `people` what only those need who read studies, or want to be known again.
// Folders are given in order; each holds one folder per language, with the files for browsers, in the `school` of a game's
// those for whoever plays it, in the `studies` and `people` of the house's own those for whoever asks for them.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:catalogue'
const SCHOOL = 'school'
const SHELVES = ['studies', 'people']

export function catalogue(folders: string[]): Plugin {
  const roots = folders.filter((folder) => existsSync(folder))
  return {
    name: 'saloon-catalogue',
    resolveId: (id) => (id === NAME || id.startsWith(NAME + '/') ? '\0' + id : undefined),
    load(id) {
      if (id === '\0' + NAME) return contents(roots)
      if (!id.startsWith(`\0${NAME}/`)) return undefined
      const [language = '', game] = id.slice(NAME.length + 2).split('/')
      const files = game ? schoolFiles(roots, language, game) : roots.flatMap((root) => filesIn(join(root, language)))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(files.map(withoutComments).join('\n'))}`
    },
  }
}

function contents(roots: string[]): string {
  const languages = [...new Set(roots.flatMap((root) => readdirSync(root)))].sort()
  const games = roots.filter((root) => languages.some((language) => existsSync(join(root, language, SCHOOL)))).map(gameOf)
  const shelves = [...games, ...SHELVES]
  const loaders = (ids: string[], path: string) => `{ ${ids.map((id) => `'${id}': () => import('${NAME}/${path}${id}')`).join(', ')} }`
  const schools = languages.map((language) => `'${language}': ${loaders(shelves, language + '/')}`)
  return `export default ${loaders(languages, '')}\nexport const school = { ${schools.join(', ')} }`
}

function schoolFiles(roots: string[], language: string, game: string): string[] {
  if (SHELVES.includes(game)) return roots.flatMap((root) => filesIn(join(root, language, game)))
  return roots.filter((root) => gameOf(root) === game).flatMap((root) => filesIn(join(root, language, SCHOOL)))
}

function gameOf(root: string): string {
  return basename(dirname(root)).replaceAll('_', '-')
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort().map((name) => join(folder, name))
}

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/^#.*\n/gm, '')
}
