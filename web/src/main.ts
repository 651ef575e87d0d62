import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { wear } from './lib/theme'
import { startSharing } from './state/myself.svelte'
import { startNavigating } from './state/navigation.svelte'
import { settings } from './state/settings.svelte'
import { startSpeaking } from './state/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no element #app')

wear(document, settings.theme)
await startSpeaking()
startNavigating()
startSharing()
mount(App, { target })

// After everything else: what it keeps is for the next visit, and no house depends on it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => {})
