import { mount } from 'svelte'
import '../../art/theme.css'
import '../../app.css'
import Preview from './Preview.svelte'

mount(Preview, { target: document.getElementById('app')! })
