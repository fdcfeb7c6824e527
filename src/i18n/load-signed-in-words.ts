import { type LocaleIn } from '../config/locales'
import { type en as follows } from './messages/follows/en'
import { type en } from './messages/signed-in/en'
import { type Fill, speak } from './speak'
import { type Translation } from './translation'

type MainLocale = LocaleIn<'main'>
type Messages = typeof en & typeof follows

/** What the screens of an account say, sent to their readers in their own language alone. */
export type SignedInWords = <Key extends keyof Messages>(key: Key, ...fill: Fill<Messages[Key]>) => string

type Load = () => Promise<Translation<Messages>>

const messages: Readonly<Record<MainLocale, Load>> = {
  en: async () => ({
    ...(await import('./messages/signed-in/en')).en,
    ...(await import('./messages/follows/en')).en,
  }),
  'fr-fr': async () => ({
    ...(await import('./messages/signed-in/fr-fr')).frFr,
    ...(await import('./messages/follows/fr-fr')).frFr,
  }),
  'zh-cn': async () => ({
    ...(await import('./messages/signed-in/zh-cn')).zhCn,
    ...(await import('./messages/follows/zh-cn')).zhCn,
  }),
}

export const loadSignedInWords = async (locale: MainLocale): Promise<SignedInWords> =>
  speak(locale, await messages[locale]())
