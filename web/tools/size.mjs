// Prints what the first visit loads, gzipped, fonts aside: the page, its scripts and styles, and the largest language.

import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 200_000
const dist = new URL('../../src/saloon/web/', import.meta.url)
const page = readFileSync(new URL('index.html', dist), 'utf8')
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((found) => found[1])
const languages = readdirSync(new URL('assets/', dist)).filter((name) => /^(en|fr)-.*\.js$/.test(name))

const gzipped = (path) => gzipSync(readFileSync(new URL(path, dist))).length
const largest = Math.max(0, ...languages.map((name) => gzipped(`assets/${name}`)))
const total = ['index.html', ...new Set(named)].map(gzipped).reduce((sum, size) => sum + size, 0) + largest

console.log(`first load: ${(total / 1000).toFixed(1)} kB gzipped, of ${LIMIT / 1000} kB allowed`)
if (total > LIMIT) process.exit(1)
