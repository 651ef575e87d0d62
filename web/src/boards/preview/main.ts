import { mount } from 'svelte'
import '../../art/theme.css'
import '../../app.css'
import Sheet from './Sheet.svelte'

mount(Sheet, { target: document.getElementById('app')! })
