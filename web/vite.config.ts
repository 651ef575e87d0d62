import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogue } from './plugins/catalogue.ts'
import { offline } from './plugins/offline.ts'

// The messages of the house lie beside this folder, those of its games with each game; what plug-ins say comes at run time.
// SALOON_SERVER is the server that `npm run dev` and `vite preview` pass requests on to.
const here = (path: string) => resolve(import.meta.dirname, path)
const games = here('../src/saloon/games')
const locales = [here('../locales'), ...readdirSync(games).sort().map((game) => resolve(games, game, 'locales'))]
const server = process.env['SALOON_SERVER'] ?? 'http://127.0.0.1:8888'

export default defineConfig({
  plugins: [catalogue(locales), offline(here('../locales')), svelte()],
  // A strict content security policy allows no data: addresses, so nothing is inlined.
  build: { target: 'es2022', assetsInlineLimit: 0, outDir: here('../src/saloon/web'), emptyOutDir: true },
  server: {
    fs: { allow: [here('.'), ...locales] },
    // The server talks only to pages of its own origin, so the origin must not be changed on the way.
    proxy: { '/api': { target: server, changeOrigin: false }, '/socket': { target: server, changeOrigin: false, ws: true } },
  },
})
