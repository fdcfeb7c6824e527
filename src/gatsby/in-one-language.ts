import { join } from 'node:path'

type Asked = { request: string; context: string }
export type Replace = (request: RegExp, change: (asked: Asked) => void) => object

/** Browsers load the words of their page alone: those of all languages were a seventh of what a screen of an account weighs. */
export const inOneLanguage = (replace: Replace): object =>
  replace(/\/words$/, (asked) => {
    if (/\/src\/i18n\/words$/.test(join(asked.context, asked.request))) asked.request += '-here'
  })
