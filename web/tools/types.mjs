// Reads schemas and constants, by the names of the files to be made of them, and writes them as TypeScript:
// node types.mjs FOLDER < SCHEMAS

import { mkdirSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { compile } from 'json-schema-to-typescript'
import { format } from 'prettier'

const WIDTH = 120
const OPTIONS = {
  bannerComment: '// Made by `make types` from what the server says: not to be edited by hand.',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  style: { semi: false, singleQuote: true, printWidth: WIDTH, objectWrap: 'collapse' },
}

const [folder] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const [name, { schema, constants }] of Object.entries(JSON.parse(await text(process.stdin), open))) {
  writeFileSync(`${folder}/${name}.ts`, short(await compile(schema, name, OPTIONS)) + (await written(constants)))
}

// Constants, each by its name in capitals.
async function written(constants) {
  const lines = Object.entries(constants).map(([name, value]) => `export const ${name.toUpperCase()} = ${JSON.stringify(value)} as const`)
  return lines.length ? `\n${await format(lines.join('\n'), { parser: 'typescript', ...OPTIONS.style })}` : ''
}

// An object of which nothing is said may hold anything.
function open(_, part) {
  const untold = part?.type === 'object' && !('properties' in part || 'additionalProperties' in part)
  return untold ? { ...part, additionalProperties: true } : part
}

// What fits into a line stands in one: a comment, an interface, the words of a set.
function short(source) {
  return source
    .replace(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */')
    .replace(/^( *)(.*[=:])\n((?:\1 {2}\| .*\n)+)/gm, (_, indent, head, members) => {
      const words = members.trim().slice(2).split(/\n *\| /)
      return `${filled(`${indent}${head}`, words, `${indent}  `)}\n`
    })
    .replace(/^(export interface \w+ \{)\n((?: {2}\S.*\n)*)\}$/gm, (whole, head, fields) => {
      const line = `${head} ${fields.trim().split(/\n +/).join('; ')} }`
      return line.length > WIDTH ? whole : line
    })
}

function filled(head, words, indent) {
  const lines = [head]
  for (const word of words) {
    const longer = `${lines.at(-1)} ${lines.length > 1 || word !== words[0] ? '| ' : ''}${word}`
    if (longer.length > WIDTH) lines.push(`${indent}| ${word}`)
    else lines[lines.length - 1] = longer
  }
  return lines.join('\n')
}
