import { type Locale, type LocaleIn } from '../config/locales'
import { en as accountEn } from './messages/account/en'
import { frFr as accountFrFr } from './messages/account/fr-fr'
import { zhCn as accountZhCn } from './messages/account/zh-cn'
import { en as alertMeEn } from './messages/alert-me/en'
import { frFr as alertMeFrFr } from './messages/alert-me/fr-fr'
import { zhCn as alertMeZhCn } from './messages/alert-me/zh-cn'
import { en as contactEn } from './messages/contact/en'
import { frFr as contactFrFr } from './messages/contact/fr-fr'
import { zhCn as contactZhCn } from './messages/contact/zh-cn'
import { en as describedEn } from './messages/described/en'
import { frFr as describedFrFr } from './messages/described/fr-fr'
import { zhCn as describedZhCn } from './messages/described/zh-cn'
import { deDe } from './messages/every-page/de-de'
import { en } from './messages/every-page/en'
import { frFr } from './messages/every-page/fr-fr'
import { nlNl } from './messages/every-page/nl-nl'
import { zhCn } from './messages/every-page/zh-cn'
import { deDe as graduateDeDe } from './messages/graduate/de-de'
import { en as graduateEn } from './messages/graduate/en'
import { nlNl as graduateNlNl } from './messages/graduate/nl-nl'
import { en as legalEn } from './messages/legal/en'
import { frFr as legalFrFr } from './messages/legal/fr-fr'
import { zhCn as legalZhCn } from './messages/legal/zh-cn'
import { en as mainEn } from './messages/main/en'
import { frFr as mainFrFr } from './messages/main/fr-fr'
import { zhCn as mainZhCn } from './messages/main/zh-cn'
import { en as privacyEn } from './messages/privacy/en'
import { frFr as privacyFrFr } from './messages/privacy/fr-fr'
import { zhCn as privacyZhCn } from './messages/privacy/zh-cn'
import { en as productsEn } from './messages/products/en'
import { frFr as productsFrFr } from './messages/products/fr-fr'
import { zhCn as productsZhCn } from './messages/products/zh-cn'
import { en as registrationEn } from './messages/registration/en'
import { frFr as registrationFrFr } from './messages/registration/fr-fr'
import { zhCn as registrationZhCn } from './messages/registration/zh-cn'
import { en as statusesEn } from './messages/statuses/en'
import { frFr as statusesFrFr } from './messages/statuses/fr-fr'
import { zhCn as statusesZhCn } from './messages/statuses/zh-cn'
import { en as verifyEn } from './messages/verify/en'
import { frFr as verifyFrFr } from './messages/verify/fr-fr'
import { zhCn as verifyZhCn } from './messages/verify/zh-cn'
import { type Fill, once, speak } from './speak'
import { type Translation } from './translation'

type Shared = typeof en
type Main = typeof mainEn &
  typeof legalEn &
  typeof productsEn &
  typeof accountEn &
  typeof contactEn &
  typeof privacyEn &
  typeof describedEn &
  typeof registrationEn &
  typeof statusesEn &
  typeof verifyEn &
  typeof alertMeEn
type Graduate = typeof graduateEn
type English = Shared & Main & Graduate

type MainLocale = LocaleIn<'main'>
type GraduateLocale = LocaleIn<'graduate'>

/** Whether a message exists in a language is known before the site is built: a gap does not compile. */
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
const main: Record<MainLocale, Translation<Main>> = {
  en: {
    ...mainEn,
    ...legalEn,
    ...productsEn,
    ...accountEn,
    ...contactEn,
    ...privacyEn,
    ...describedEn,
    ...registrationEn,
    ...statusesEn,
    ...verifyEn,
    ...alertMeEn,
  },
  'fr-fr': {
    ...mainFrFr,
    ...legalFrFr,
    ...productsFrFr,
    ...accountFrFr,
    ...contactFrFr,
    ...privacyFrFr,
    ...describedFrFr,
    ...registrationFrFr,
    ...statusesFrFr,
    ...verifyFrFr,
    ...alertMeFrFr,
  },
  'zh-cn': {
    ...mainZhCn,
    ...legalZhCn,
    ...productsZhCn,
    ...accountZhCn,
    ...contactZhCn,
    ...privacyZhCn,
    ...describedZhCn,
    ...registrationZhCn,
    ...statusesZhCn,
    ...verifyZhCn,
    ...alertMeZhCn,
  },
}
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
export type MainWords = WordsOf<keyof Shared | keyof Main>
export type GraduateWords = WordsOf<keyof Shared | keyof Graduate>

export const sharedWords = once((locale: Locale): SharedWords => speak(locale, shared[locale]))

export const mainWords = once((locale: MainLocale): MainWords => speak(locale, { ...shared[locale], ...main[locale] }))

export const graduateWords = once((locale: GraduateLocale): GraduateWords =>
  speak(locale, { ...shared[locale], ...graduate[locale] }),
)

const keysOfAll = new Set(Object.keys({ ...shared.en, ...main.en, ...graduate.en }))

/** Whether a text is the name of a message, which no reader should see. */
export const isMessageKey = (text: string): boolean => keysOfAll.has(text)
