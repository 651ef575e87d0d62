// Unpacks the browser of the npm package, with its libraries and fonts. The package unpacks into the folder for temporary
// files: whoever calls this says with TMPDIR which one that is.

import { fileURLToPath } from 'node:url'
import chromium, { inflate } from '@sparticuz/chromium'

const libraries = new URL('node_modules/@sparticuz/chromium/bin/al2023.tar.br', import.meta.url)

await chromium.executablePath()
await inflate(fileURLToPath(libraries))
