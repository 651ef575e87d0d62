// Files share a process, which costs much to begin. What one of them leaves behind, in the client's modules or in the
// document, the next is not to find.

import { vi } from 'vitest'

vi.resetModules()
if (typeof document !== 'undefined') document.body.replaceChildren()
