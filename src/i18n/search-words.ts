import { type LocaleIn } from '../config/locales'
import { en } from './messages/search/en'
import { frFr } from './messages/search/fr-fr'
import { zhCn } from './messages/search/zh-cn'
import { type Fill, once, speak } from './speak'
import { type Translation } from './translation'

export type Search = typeof en
type SearchLocale = LocaleIn<'main'>

export const searchMessages: Record<SearchLocale, Translation<Search>> = { en, 'fr-fr': frFr, 'zh-cn': zhCn }

export type SearchWords = <Key extends keyof Search>(key: Key, ...fill: Fill<Search[Key]>) => string

/** Apart from the words of pages, because these are sent to readers. */
export const searchWords = once((locale: SearchLocale): SearchWords => speak(locale, searchMessages[locale]))
