import { type LocaleIn } from '../config/locales'
import { inLanguage } from './in-language'
import { en } from './messages/letters/en'
import { frFr } from './messages/letters/fr-fr'
import { zhCn } from './messages/letters/zh-cn'
import { type Fill, once, speak } from './speak'
import { type Translation } from './translation'

type MainLocale = LocaleIn<'main'>
type Messages = typeof en

/** What letters say. Only the account service writes them: no page loads these words. */
export type LetterWords = <Key extends keyof Messages>(key: Key, ...fill: Fill<Messages[Key]>) => string

const messages: Readonly<Record<MainLocale, Translation<Messages>>> = { en, 'fr-fr': frFr, 'zh-cn': zhCn }

export const letterWords = once((locale: MainLocale): LetterWords => speak(locale, inLanguage(messages, locale)))
