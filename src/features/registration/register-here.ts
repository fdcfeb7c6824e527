import { registerHere } from './fill-form'

const form = document.querySelector<HTMLFormElement>('form[data-in-place=registration]')
if (form) await registerHere(form)

export {}
