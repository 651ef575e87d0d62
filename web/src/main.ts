import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { startNavigating } from './state/navigation.svelte'
import { startSpeaking } from './state/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no element #app')

await startSpeaking()
startNavigating()
mount(App, { target })
