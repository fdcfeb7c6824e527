import { defaultLocale, isInSet, isLocale, type LocaleIn } from '../config/locales'
import { inLanguage, loadIn } from './in-language'
import { speak } from './speak'
import { type Message } from './translation'
import type * as words from './words'

/**
 * What stands in the place of `words` where a browser draws pages: those of one language, and the others stay where they are.
 * A page loads its own before anything is drawn (`gatsby-browser.tsx`), so that screens need not wait for what they say.
 */
type Said = (key: string, blanks?: Readonly<Record<string, string | number>>) => string
type MainLocale = LocaleIn<'main'>

const loads: Readonly<Record<MainLocale, () => Promise<Readonly<Record<string, Message>>>>> = {
  en: async () => (await import(/* webpackChunkName: "words-en" */ './in-shells/en')).en,
  'fr-fr': async () => (await import(/* webpackChunkName: "words-fr-fr" */ './in-shells/fr-fr')).frFr,
  'zh-cn': async () => (await import(/* webpackChunkName: "words-zh-cn" */ './in-shells/zh-cn')).zhCn,
}

const loaded = new Map<string, Said>()

const isMain = (locale: string): locale is MainLocale => isLocale(locale) && isInSet('main', locale)

/** Pages without a language of the main site's speak English. */
export async function loadWordsOf(asked: string): Promise<void> {
  const locale = isMain(asked) ? asked : defaultLocale
  loaded.set(locale, speak(locale, inLanguage({ en: await loadIn(loads, locale)() }, locale)))
}

function say(locale: string): Said {
  const said = loaded.get(locale)
  if (!said) throw new Error(`The words of ${locale} were not loaded.`)
  return said
}

export const sharedWords: typeof words.sharedWords = say
export const mainWords: typeof words.mainWords = say
export const graduateWords: typeof words.graduateWords = say
