import { type LocaleIn } from '../config/locales'
import { type en } from './messages/signed-in/en'
import { type Fill, speak } from './speak'
import { type Translation } from './translation'

type MainLocale = LocaleIn<'main'>
type Messages = typeof en

/** What the screens of an account say, sent to their readers in their own language alone. */
export type SignedInWords = <Key extends keyof Messages>(key: Key, ...fill: Fill<Messages[Key]>) => string

const messages: Readonly<Record<MainLocale, () => Promise<Translation<Messages>>>> = {
  en: async () => (await import('./messages/signed-in/en')).en,
  'fr-fr': async () => (await import('./messages/signed-in/fr-fr')).frFr,
  'zh-cn': async () => (await import('./messages/signed-in/zh-cn')).zhCn,
}

export const loadSignedInWords = async (locale: MainLocale): Promise<SignedInWords> =>
  speak(locale, await messages[locale]())
