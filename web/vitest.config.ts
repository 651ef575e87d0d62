// The client as it is built, and what testing it takes besides: `make play` builds without that.

import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig, mergeConfig } from 'vitest/config'
import built from './vite.config.ts'

export default mergeConfig(
  built,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'node',
      include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
      testTimeout: 20_000,
      isolate: false,
      setupFiles: ['tests/fresh.ts'],
    },
  }),
)
