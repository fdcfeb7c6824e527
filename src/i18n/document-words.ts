import { type LocaleIn } from '../config/locales'
import { inLanguage } from './in-language'
import { en } from './messages/documents/en'
import { frFr } from './messages/documents/fr-fr'
import { zhCn } from './messages/documents/zh-cn'
import { type Fill, once, speak } from './speak'
import { type Translation } from './translation'

type MainLocale = LocaleIn<'main'>
type Messages = typeof en

/** What documents say that people take away. Only the account service writes them: no page loads these words. */
export type DocumentWords = <Key extends keyof Messages>(key: Key, ...fill: Fill<Messages[Key]>) => string

const messages: Readonly<Record<MainLocale, Translation<Messages>>> = { en, 'fr-fr': frFr, 'zh-cn': zhCn }

export const documentWords = once((locale: MainLocale): DocumentWords => speak(locale, inLanguage(messages, locale)))
