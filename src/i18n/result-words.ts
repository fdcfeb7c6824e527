import { type LocaleIn } from '../config/locales'
import { en } from './messages/results/en'
import { frFr } from './messages/results/fr-fr'
import { zhCn } from './messages/results/zh-cn'
import { type Search, searchMessages } from './search-words'
import { type Fill, once, speak } from './speak'
import { type Translation } from './translation'

type Results = typeof en & Search
type SearchLocale = LocaleIn<'main'>

const messages: Record<SearchLocale, Translation<typeof en>> = { en, 'fr-fr': frFr, 'zh-cn': zhCn }

export type ResultWords = <Key extends keyof Results>(key: Key, ...fill: Fill<Results[Key]>) => string

/** The words of the box, and those that it never says: it is on every page, and brings only its own. */
export const resultWords = once((locale: SearchLocale): ResultWords =>
  speak(locale, { ...searchMessages[locale], ...messages[locale] }),
)
