import { type DemoItem } from '../../../services/demo/items/item'
import { planItems } from '../../../services/demo/items/plan-items'
import { openSource, readWritten } from '../../../services/demo/items/source'
import { findShared } from '../../support/records/find-shared'

const written = readWritten()
const items = planItems(openSource(written, '2026-06-01'))
const of = (collection: string): DemoItem[] => items.filter((item) => item.collection === collection)
const languages = ['en', 'fr-fr', 'zh-cn'] as const
type Language = (typeof languages)[number]

const valueIn = ({ values }: DemoItem, name: string, locale: Language): unknown =>
  (values[name] as Partial<Record<Language, unknown>> | undefined)?.[locale]

/** Every text of a value, as it is read. */
const textsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('text' in value && typeof value.text === 'string') return [value.text]
  return Object.values(value).flatMap(textsIn)
}

/** What a page says in a language, a text a line; nothing where it does not exist. */
const readIn = (item: DemoItem, locale: Language): string =>
  [valueIn(item, 'title', locale), valueIn(item, 'summary', locale), ...textsIn(valueIn(item, 'body', locale))]
    .filter((text) => typeof text === 'string')
    .join('\n')

const keysOf = (found: readonly DemoItem[]): string[] => found.map(({ key }) => key)
const repeated = (texts: readonly unknown[]): unknown[] =>
  texts.filter((text, position) => text !== undefined && texts.indexOf(text) !== position)

describe('work for clients', () => {
  it('describes one client only, matter by matter', () => {
    const names = written.firm.clients.map(({ name }) => name)
    const matterOf = (item: DemoItem, locale: Language): string =>
      names.reduce((title, name) => title.replace(name, ''), String(valueIn(item, 'title', locale)))

    for (const locale of languages) {
      const told = of('deals').filter((item) => valueIn(item, 'title', locale) !== undefined)
      expect(told.length).toBeGreaterThan(20)
      expect(repeated(told.map((item) => matterOf(item, locale)))).toEqual([])
    }
  })

  it('names the two who led it, with their offices, in each language', () => {
    const works = of('news').filter(({ values }) => values.deals !== undefined)
    const cities = written.firm.offices.flatMap(({ name, said }) => [...Object.values({ ...name, ...said })])
    const silent = works.flatMap((item) =>
      languages.filter((locale) => {
        const [, team = ''] = valueIn(item, 'body', locale) === undefined ? [] : paragraphsOf(item, locale)
        return team !== '' && cities.filter((city) => city !== undefined && team.includes(city)).length < 2
      }),
    )

    expect(works).toHaveLength(24)
    expect(silent).toEqual([])
  })
})

const paragraphsOf = (item: DemoItem, locale: Language): string[] => {
  const [block] = valueIn(item, 'body', locale) as { text: { root: { children: unknown[] } } }[]
  return (block?.text.root.children ?? []).map((paragraph) => textsIn(paragraph).join(''))
}

/** At which hours of its place an event of that name may begin, and what its text may not say elsewhere. */
const meals = [
  { what: /breakfast|petit déjeuner|早餐/i, from: 7, to: 9 },
  { what: /\blunch|(?<!petit )déjeuner|午餐|午间/i, from: 12, to: 13 },
  { what: /\bevening\b|soirée|séminaire du soir|晚间|酒会/i, from: 17, to: 20 },
]

describe('an event', () => {
  const hourOf = ({ values }: DemoItem): number =>
    Number(
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: String(values.timeZone) }).format(
        new Date(String(values.startsAt)),
      ),
    )
  /** Without its programme, which may well speak of the evening before an announcement. */
  const readFrame = (item: DemoItem, locale: Language): string => {
    const [content = ''] = valueIn(item, 'body', locale) === undefined ? [] : paragraphsOf(item, locale)
    return readIn(item, locale).replace(content, '')
  }
  const withMode = (...modes: string[]) => of('events').filter(({ values }) => modes.includes(String(values.mode)))

  it.each(languages)('that is online names no city, no room and nothing to eat or drink in %s', (locale) => {
    const cities = written.firm.offices.flatMap(({ name, said }) => Object.values({ ...name, ...said }))
    const odd = withMode('online').filter((item) => {
      const text = readFrame(item, locale)
      const places = cities.some((city) => city !== undefined && text.includes(city))
      return (
        places || /coffee|\broom\b|breakfast|lunch|drinks|déjeuner|\bsalle\b|\bverre\b|早餐|午餐|会场|酒会/i.test(text)
      )
    })

    expect(withMode('online').length).toBeGreaterThan(9)
    expect(keysOf(odd)).toEqual([])
    expect(withMode('online').filter(({ values }) => values.capacity ?? values.venue)).toEqual([])
  })

  it.each(languages)('in person alone names no screen and no recording to come in %s', (locale) => {
    const promised =
      /webinar|\bonline\b|streamed(?<!nor streamed)|browser|en ligne|webinaire|à l’écran|线上|网络研讨会|录像/i
    expect(keysOf(withMode('in-person').filter((item) => promised.test(readFrame(item, locale))))).toEqual([])
  })

  it.each(languages)('is at the hour of which it speaks in %s', (locale) => {
    const odd = of('events').filter((item) =>
      meals.some(({ what, from, to }) => {
        const hour = hourOf(item)
        return what.test(readFrame(item, locale)) && (hour < from || hour > to)
      }),
    )

    expect(of('events').filter((item) => meals[0]?.what.test(readFrame(item, locale))).length).toBeGreaterThan(2)
    expect(keysOf(odd)).toEqual([])
  })

  it('that was cancelled has no recording, and one that is over has one for clients (R-INS-04, PM-11)', () => {
    const inState = (...states: string[]) => of('events').filter(({ values }) => states.includes(String(values.state)))

    expect(inState('cancelled').map(({ values }) => values.recordingFilm)).toEqual([undefined])
    const recorded = of('events').filter(({ values }) => values.recordingFilm !== undefined)
    expect(recorded.map(({ values }) => [values.mode, values.recordingForClients])).toEqual([['online', true]])
    expect(Date.parse(String(recorded[0]?.values.endsAt))).toBeLessThan(Date.now())
  })
})

describe('a course', () => {
  it('consists of lessons on its own field', () => {
    const fieldOf = (topic: string) => written.firm.topics.find(({ key }) => key === topic)?.within
    const topicOf = (item: DemoItem | undefined) =>
      (item?.values.topics as { ref: string }[])[0]?.ref.replace('topics/', '')
    const odd = of('training-series').filter((course) =>
      (course.values.modules as { ref: string }[]).some(({ ref }) => {
        const lesson = of('trainings').find(({ key }) => `trainings/${key}` === ref)
        return fieldOf(topicOf(lesson) ?? '') !== topicOf(course)
      }),
    )

    expect(keysOf(odd)).toEqual([])
  })
})

describe.each(languages)('in %s', (locale) => {
  it.each(['news', 'events', 'trainings'])('no two %s share a headline or two paragraphs', (collection) => {
    const told = of(collection).filter((item) => valueIn(item, 'title', locale) !== undefined)
    const pages = told.map((item) => ({ key: item.key, body: valueIn(item, 'body', locale) }))

    expect(told.length).toBeGreaterThan(5)
    expect(repeated(told.map((item) => valueIn(item, 'title', locale)))).toEqual([])
    expect(findShared(pages, 2)).toEqual([])
  })
})

describe.each(['news', 'deals', 'events', 'trainings', 'training-series', 'newsletters'])('the %s', (collection) => {
  const badly = (locale: Language, pattern: RegExp): string[] =>
    keysOf(of(collection).filter((item) => pattern.test(readIn(item, locale))))

  it('are spaced, quoted and elided in French as French is', () => {
    expect(badly('fr-fr', /['"“”]| [;:!?»]|« |\b[dq]u?e (?=[aeiouéèêAEIOUÉÈ])(?!onz|oui)/u)).toEqual([])
  })

  it('are punctuated in Chinese as Chinese is', () => {
    expect(badly('zh-cn', /\p{Script=Han}[,.;:!?()]|[,;:!?()]\p{Script=Han}|\p{Script=Han} |['"]|。。/u)).toEqual([])
  })

  it.each(languages)('leave nothing unfilled in %s', (locale) => {
    expect(badly(locale, /[{}]|undefined/)).toEqual([])
  })
})
