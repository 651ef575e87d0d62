import { delimiter, resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { catalogue } from './plugins/catalogue.ts'

// Messages and rules lie beside this folder; SALOON_LOCALES (several folders, as in PATH) and SALOON_RULES name others.
// SALOON_SERVER is the server that `npm run dev` and `vite preview` pass requests on to.
const here = (path: string) => resolve(import.meta.dirname, path)
const locales = (process.env['SALOON_LOCALES'] ?? here('../locales')).split(delimiter)
const rules = process.env['SALOON_RULES'] ?? here('../rules')
const server = process.env['SALOON_SERVER'] ?? 'http://127.0.0.1:8888'

export default defineConfig({
  plugins: [catalogue(locales), svelte(), svelteTesting()],
  resolve: { alias: { '@rules': rules } },
  // A strict content security policy allows no data: addresses, so nothing is inlined.
  build: { target: 'es2022', assetsInlineLimit: 0, outDir: here('../src/saloon/web'), emptyOutDir: true },
  server: {
    fs: { allow: [here('.'), rules, ...locales] },
    // The server talks only to pages of its own origin, so the origin must not be changed on the way.
    proxy: { '/api': { target: server, changeOrigin: false }, '/socket': { target: server, changeOrigin: false, ws: true } },
  },
  test: { environment: 'node', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], testTimeout: 20_000 },
})
