// The sheet on its own: npx vite --config src/boards/preview/vite.config.ts

import { resolve } from 'node:path'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const here = (path: string) => resolve(import.meta.dirname, path)

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [svelte({ preprocess: vitePreprocess(), configFile: false })],
  build: { outDir: here('dist'), emptyOutDir: true, assetsInlineLimit: 0 },
})
