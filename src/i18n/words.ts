import { type Locale, type LocaleIn } from '../config/locales'
import { inLanguage } from './in-language'
import { en as mainEn } from './main-site/en'
import { frFr as mainFrFr } from './main-site/fr-fr'
import { zhCn as mainZhCn } from './main-site/zh-cn'
import { deDe } from './messages/every-page/de-de'
import { en } from './messages/every-page/en'
import { frFr } from './messages/every-page/fr-fr'
import { nlNl } from './messages/every-page/nl-nl'
import { zhCn } from './messages/every-page/zh-cn'
import { deDe as graduateDeDe } from './messages/graduate/de-de'
import { en as graduateEn } from './messages/graduate/en'
import { nlNl as graduateNlNl } from './messages/graduate/nl-nl'
import { type Fill, once, speak } from './speak'
import { type Translation } from './translation'

type Shared = typeof en
type Main = typeof mainEn
type Graduate = typeof graduateEn
type English = Main & Graduate

type MainLocale = LocaleIn<'main'>
type GraduateLocale = LocaleIn<'graduate'>

/** Whether a message exists in a language that the platform speaks is known before the site is built: a gap does not compile. */
const shared: Record<Locale, Translation<Shared>> = {
  en,
  'fr-fr': frFr,
  'zh-cn': zhCn,
  // These write English as the British do.
  'en-sg': en,
  'en-hk': en,
  'en-ae': en,
  'en-ie': en,
  'nl-nl': nlNl,
  'de-de': deDe,
}
const main: Record<MainLocale, Translation<Main>> = { en: mainEn, 'fr-fr': mainFrFr, 'zh-cn': mainZhCn }
const graduate: Record<GraduateLocale, Translation<Graduate>> = {
  en: graduateEn,
  'en-sg': graduateEn,
  'en-hk': graduateEn,
  'en-ae': graduateEn,
  'en-ie': graduateEn,
  'nl-nl': graduateNlNl,
  'de-de': graduateDeDe,
}

type WordsOf<Keys extends keyof English> = <Key extends Keys>(key: Key, ...fill: Fill<English[Key]>) => string

/** Says a message in one language, its blanks filled in. */
export type SharedWords = WordsOf<keyof Shared>
export type MainWords = WordsOf<keyof Main>
export type GraduateWords = WordsOf<keyof Shared | keyof Graduate>

export const sharedWords = once((locale: Locale): SharedWords => speak(locale, inLanguage(shared, locale)))

export const mainWords = once((locale: MainLocale): MainWords => speak(locale, inLanguage(main, locale)))

export const graduateWords = once((locale: GraduateLocale): GraduateWords =>
  speak(locale, { ...inLanguage(shared, locale), ...inLanguage(graduate, locale) }),
)

const keysOfAll = new Set(Object.keys({ ...main.en, ...graduate.en }))

/** Whether a text is the name of a message, which no reader should see. */
export const isMessageKey = (text: string): boolean => keysOfAll.has(text)
