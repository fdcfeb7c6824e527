import { type Locale } from '../../config/locales'
import { inLanguage, loadIn } from '../in-language'
import { type en as resultsEn } from '../messages/results/en'
import { type en as searchEn } from '../messages/search/en'
import { type Translation } from '../translation'

type Load<English> = Readonly<Record<Locale, () => Promise<Translation<English>>>>

export type SearchMessages = Translation<typeof searchEn>
export type ResultMessages = Translation<typeof resultsEn>

const inEnglish = async () => (await import('../messages/search/en')).en
/** Where there are pages for graduates alone. */
const inEnglishForGraduates = async () => ({ ...(await inEnglish()), 'search.part-pages': 'Pages' })

const search: Load<typeof searchEn> = {
  en: inEnglish,
  'fr-fr': async () => (await import('../messages/search/fr-fr')).frFr,
  'zh-cn': async () => (await import('../messages/search/zh-cn')).zhCn,
  'en-sg': inEnglishForGraduates,
  'en-hk': inEnglishForGraduates,
  'en-ae': inEnglishForGraduates,
  'en-ie': inEnglishForGraduates,
  'nl-nl': async () => (await import('../messages/search/nl-nl')).nlNl,
  'de-de': async () => (await import('../messages/search/de-de')).deDe,
}

const resultsInEnglish = async () => (await import('../messages/results/en')).en

const results: Load<typeof resultsEn> = {
  en: resultsInEnglish,
  'fr-fr': async () => (await import('../messages/results/fr-fr')).frFr,
  'zh-cn': async () => (await import('../messages/results/zh-cn')).zhCn,
  'en-sg': resultsInEnglish,
  'en-hk': resultsInEnglish,
  'en-ae': resultsInEnglish,
  'en-ie': resultsInEnglish,
  'nl-nl': async () => (await import('../messages/results/nl-nl')).nlNl,
  'de-de': async () => (await import('../messages/results/de-de')).deDe,
}

/** What the box says, sent to its readers in their own language alone. */
export const loadSearchMessages = async (locale: Locale): Promise<SearchMessages> =>
  inLanguage({ en: await loadIn(search, locale)() }, locale)

/** What answers and their filters say. A word of both is in both, so that each is one file and one request. */
export const loadResultMessages = async (locale: Locale): Promise<ResultMessages> =>
  inLanguage({ en: await loadIn(results, locale)() }, locale)
