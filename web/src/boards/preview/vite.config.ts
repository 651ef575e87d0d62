// The preview on its own: npx vite --config src/boards/preview/vite.config.ts

import { resolve } from 'node:path'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogue } from '../../../plugins/catalogue.ts'

const here = (path: string) => resolve(import.meta.dirname, path)
const locales = (process.env['SALOON_LOCALES'] ?? here('../../../../locales')).split(':')

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [catalogue([...locales, here('../locales')]), svelte({ preprocess: vitePreprocess(), configFile: false })],
  build: { outDir: here('dist'), emptyOutDir: true, assetsInlineLimit: 0 },
})
