import { type LocaleIn } from '../../config/locales'
import { inLanguage, loadIn } from '../in-language'
import { type en as follows } from '../messages/follows/en'
import { type en as overview } from '../messages/overview/en'
import { type en as security } from '../messages/security/en'
import { type en } from '../messages/signed-in/en'
import { type Fill, speak } from '../speak'
import { type Message, type Translation } from '../translation'

type MainLocale = LocaleIn<'main'>
type More = { follows: typeof follows; overview: typeof overview; security: typeof security }
type Messages = typeof en & typeof follows & typeof overview & typeof security

/** Words that only some screens say, and that come with those. */
export type MoreWords = keyof More

/** What the screens of an account say, sent to their readers in their own language alone. */
export type SignedInWords = <Key extends keyof Messages>(key: Key, ...fill: Fill<Messages[Key]>) => string

type Loads = { shared: () => Promise<Translation<typeof en>> } & {
  [Part in MoreWords]: () => Promise<Translation<More[Part]>>
}

const loads: Readonly<Record<MainLocale, Loads>> = {
  en: {
    shared: async () => (await import(/* webpackChunkName: "screens-en" */ '../messages/signed-in/en')).en,
    follows: async () => (await import(/* webpackChunkName: "follows-en" */ '../messages/follows/en')).en,
    overview: async () => (await import(/* webpackChunkName: "overview-en" */ '../messages/overview/en')).en,
    security: async () => (await import(/* webpackChunkName: "security-en" */ '../messages/security/en')).en,
  },
  'fr-fr': {
    shared: async () => (await import(/* webpackChunkName: "screens-fr-fr" */ '../messages/signed-in/fr-fr')).frFr,
    follows: async () => (await import(/* webpackChunkName: "follows-fr-fr" */ '../messages/follows/fr-fr')).frFr,
    overview: async () => (await import(/* webpackChunkName: "overview-fr-fr" */ '../messages/overview/fr-fr')).frFr,
    security: async () => (await import(/* webpackChunkName: "security-fr-fr" */ '../messages/security/fr-fr')).frFr,
  },
  'zh-cn': {
    shared: async () => (await import(/* webpackChunkName: "screens-zh-cn" */ '../messages/signed-in/zh-cn')).zhCn,
    follows: async () => (await import(/* webpackChunkName: "follows-zh-cn" */ '../messages/follows/zh-cn')).zhCn,
    overview: async () => (await import(/* webpackChunkName: "overview-zh-cn" */ '../messages/overview/zh-cn')).zhCn,
    security: async () => (await import(/* webpackChunkName: "security-zh-cn" */ '../messages/security/zh-cn')).zhCn,
  },
}

/** Every part of it, unless it is said which of them a screen needs beside what all of them say. */
export async function loadSignedInWords(
  locale: MainLocale,
  more: readonly MoreWords[] = ['follows', 'overview', 'security'],
): Promise<SignedInWords> {
  const load = loadIn(loads, locale)
  const parts: readonly Readonly<Record<string, Message>>[] = await Promise.all([
    load.shared(),
    ...more.map((part) => load[part]()),
  ])
  return speak(locale, inLanguage({ en: Object.assign({}, ...parts) as Translation<Messages> }, locale))
}
