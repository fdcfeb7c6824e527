import { type Locale } from '../../../src/config/locales'
import { addDays, dayAt } from './calendar'
import { toEditions } from './editions'
import { type DemoItem, inEach, ref, refs, type Translated, type Values, without } from './item'
import { toPlaceFacts } from './place-facts'
import { type Source } from './source'

/** One item a kind of page; what differs between countries differs between languages. */
export function planGraduatePages(source: Source): DemoItem[] {
  const testimonials = [...new Set(source.words.filter(({ type }) => type === 'testimonials').map(({ key }) => key))]
  return source.firm.graduates.pages.map(({ key, title }) => {
    const names = title as Translated
    const editions = toEditions(source, {
      collection: 'graduate-pages',
      key,
      names,
      facts: (locale) => toFacts(source, locale),
    })
    return {
      collection: 'graduate-pages',
      key,
      values: {
        ...without(editions, 'slug'),
        title: names,
        kind: key,
        office: inEach(names, (_, locale) => ref('offices', officeOf(source, locale))),
        cover: source.findPicture('graduate-pages', key),
        ...(key === 'apply' || key === 'home' ? toIntake(source, names) : {}),
        testimonials: key === 'home' || key === 'career' ? refs('testimonials', testimonials) : [],
        ...(key === 'brochure' ? { brochure: inEach(names, (_, locale) => source.brochures.find(locale)) } : {}),
      },
    }
  })
}

function toFacts(source: Source, locale: Locale): Record<string, string> {
  const { route, opens, closes, starts } = source.firm.graduates.facts[locale] ?? {}
  return {
    ...toPlaceFacts(source, officeOf(source, locale), locale),
    route: route ?? '',
    opens: opens ?? '',
    closes: closes ?? '',
    starts: starts ?? '',
  }
}

/** Where the reader of a page in this language would work. */
const officeOf = ({ firm }: Source, locale: Locale): string => firm.graduates.facts[locale]?.office ?? 'london'

const months = 'January February March April May June July August September October November December'.split(' ')

/** The next time that a day of the year, such as "15 January", comes; undefined for "all year". */
export function findNextDay(text: string, today: string): string | undefined {
  const [, date = '', month = ''] = /^(\d{1,2}) ([A-Z][a-z]+)$/.exec(text) ?? []
  const number = months.indexOf(month) + 1
  if (number === 0) return undefined
  const inYear = (year: number) => `${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`
  const year = Number(today.slice(0, 4))
  return inYear(year) >= today ? inYear(year) : inYear(year + 1)
}

/** The round that closes next, with the day on which it opened or will open. */
function toIntake({ firm, today }: Source, names: Translated): Values {
  const factsIn = (locale: Locale) => firm.graduates.facts[locale]
  const closes = inEach(names, (_, locale) => findNextDay(factsIn(locale)?.closes ?? '', today))
  const opens = inEach(closes, (close, locale) => {
    const next = findNextDay(factsIn(locale)?.opens ?? '', addDays(close, -365))
    return next === undefined ? undefined : dayAt(next)
  })
  return {
    opensOn: opens,
    closesOn: inEach(closes, dayAt),
    applyUrl: inEach(names, (_, locale) => new URL(`${locale}/apply`, `https://${String(firm.firm.applyDomain)}`).href),
  }
}
