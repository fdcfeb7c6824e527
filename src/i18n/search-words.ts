import { type Locale } from '../config/locales'
import { type ResultMessages, type SearchMessages } from './load/load-search-messages'
import { type en as resultsEn } from './messages/results/en'
import { type en as searchEn } from './messages/search/en'
import { type Fill, speak } from './speak'

type WordsOf<English> = <Key extends keyof English>(key: Key, ...fill: Fill<English[Key]>) => string

export type SearchWords = WordsOf<typeof searchEn>
export type ResultWords = WordsOf<typeof resultsEn>

/** Apart from the words of pages, because these are said by scripts. */
export const searchWords = (locale: Locale, messages: SearchMessages): SearchWords => speak(locale, messages)

export const resultWords = (locale: Locale, messages: ResultMessages): ResultWords => speak(locale, messages)
