import { type LocaleIn } from '../../config/locales'
import { inLanguage, loadIn } from '../in-language'
import { type en } from '../messages/navigator/en'
import { type Fill, speak } from '../speak'
import { type Translation } from '../translation'

type MainLocale = LocaleIn<'main'>
type Messages = typeof en

/** What the navigator says beyond its public pages, sent to its readers in their own language alone. */
export type NavigatorWords = <Key extends keyof Messages>(key: Key, ...fill: Fill<Messages[Key]>) => string

const messages: Readonly<Record<MainLocale, () => Promise<Translation<Messages>>>> = {
  en: async () => (await import('../messages/navigator/en')).en,
  'fr-fr': async () => (await import('../messages/navigator/fr-fr')).frFr,
  'zh-cn': async () => (await import('../messages/navigator/zh-cn')).zhCn,
}

export const loadNavigatorWords = async (locale: MainLocale): Promise<NavigatorWords> =>
  speak(locale, inLanguage({ en: await loadIn(messages, locale)() }, locale))
