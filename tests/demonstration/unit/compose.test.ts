import { parseBank } from '../../../services/demo/banks/parse-bank'
import { gatedMark } from '../../../services/demo/compose/compose-answer'
import { expandBank } from '../../../services/demo/compose/expand'
import { createRandom } from '../../../services/demo/compose/random'
import { nothingTold } from '../../../services/demo/compose/told'
import { momentAt, toEventDay, toWorkday } from '../../../services/demo/items/calendar'
import { type DemoItem, type Ref } from '../../../services/demo/items/item'
import { planItems } from '../../../services/demo/items/plan-items'
import { openSource, readWritten } from '../../../services/demo/items/source'
import { hasStatus } from '../../../src/content/nav-question'

const today = '2026-06-01'
const items = planItems(openSource(readWritten(), today))
const of = (collection: string): DemoItem[] => items.filter((item) => item.collection === collection)

describe('chance', () => {
  it('is the same for the same name, whatever else was drawn', () => {
    const draw = () => {
      const random = createRandom('42|article|7|title')
      return [random.below(1000), random.pick(['a', 'b', 'c']), ...random.take([1, 2, 3, 4], 2)]
    }
    const first = draw()
    createRandom('42|article|8|title').below(1000)

    expect(draw()).toEqual(first)
  })

  it('favours nothing', () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (let item = 0; item < 10_000; item++) {
      const drawn = createRandom(`42|article|${item}|topic`).below(10)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }

    for (const count of counts) expect(count).toBeGreaterThan(850)
  })
})

describe('a bank', () => {
  const bank = parseBank(
    'x.yaml',
    'facts: [city]\nsummary: [A, B]\nparts: [one, one, "## two"]\nrules: { one: ["in {city}", "near {city}"], two: [c, d] }',
  )
  const write = (told: string[], tellers: Map<string, number[]> = new Map(told.map((text) => [text, [0]]))) =>
    expandBank({ bank, facts: { city: 'Paris' }, random: createRandom('x') }, { ...nothingTold(), tellers, pages: 3 })
      ?.paragraphs ?? []

  it('never tells a paragraph twice on a page, and marks its headings', () => {
    const [first, second, heading] = write([])

    expect([first, second].sort()).toEqual(['In Paris', 'Near Paris'])
    expect(heading).toMatch(/^## [CD]$/)
  })

  it('avoids the way in which another page is written, whatever that one is of', () => {
    expect(write(['in {city}'])[0]).toBe('Near Paris')
    expect(write(['near {city}'])[0]).toBe('In Paris')
  })

  it('prefers of what other pages tell as well what fewer of them tell', () => {
    const tellers = (within: number[], beside: number[]) =>
      new Map([
        ['in {city}', within],
        ['near {city}', beside],
      ])

    expect(write([], tellers([0, 1], [2]))[0]).toBe('Near Paris')
    expect(write([], tellers([0], [1, 2]))[0]).toBe('In Paris')
  })

  it('tells of a thing what belongs to its English title, in every language', () => {
    const told = (title: string, called?: string) =>
      expandBank(
        {
          bank: parseBank(
            'x.yaml',
            `facts: []\n${title}\nsummary: { A: Of A., B: Of B. }\nparts: [one]\nrules: { one: { A: a, B: b } }`,
          ),
          facts: {},
          random: createRandom('x'),
          called,
        },
        { ...nothingTold(), titles: new Set(['A']) },
      )

    expect(told('title: [A, B]')).toEqual({ title: 'B', summary: 'Of B.', paragraphs: ['B'] })
    expect(told('title: { A: Un, B: Deux }', 'A')).toEqual({ title: 'Un', summary: 'Of A.', paragraphs: ['A'] })
  })

  it('chooses among several texts of a title where there are several', () => {
    const bank = parseBank('x.yaml', 'facts: []\nsummary: { A: [x, y], B: z }\nparts: [one]\nrules: { one: [c, d] }')
    const told = (called: string) =>
      ['1', '2', '3', '4', '5', '6'].map(
        (seed) => expandBank({ bank, facts: {}, random: createRandom(seed), called }, nothingTold())?.summary,
      )

    expect(new Set(told('A'))).toEqual(new Set(['X', 'Y']))
    expect(new Set(told('B'))).toEqual(new Set(['Z']))
  })

  it('may leave its summary to what somebody wrote of each thing', () => {
    const source = `facts: [gist]\nsummary: '{gist}'\nparts: [one]\nrules: { one: [a, b] }`
    const told = expandBank(
      { bank: parseBank('x.yaml', source), facts: { gist: 'What is notable.' }, random: createRandom('x') },
      nothingTold(),
    )

    expect(told?.summary).toBe('What is notable.')
    expect(() => parseBank('x.yaml', source.replace('{gist}', 'One alone'))).toThrow('summary')
  })

  it('that forgets a title, or speaks of one that it does not have, is refused', () => {
    const source = 'facts: []\ntitle: [A, B]\nsummary: { A: Of A., C: Of C. }\nparts: [one]\nrules: { one: [c, d] }'

    expect(() => parseBank('x.yaml', source)).toThrow(
      /summary says nothing of "B"[^]*summary speaks of "C", which is no title/,
    )
  })

  it('that needs a fact which nothing fills in is refused', () => {
    expect(() => expandBank({ bank, facts: {}, random: createRandom('x') }, nothingTold())).toThrow(
      'needs the facts city',
    )
  })
})

describe('the composed firm', () => {
  it('has the size of a firm', () => {
    const sizes = ['people', 'articles', 'news', 'deals', 'events', 'trainings', 'training-series', 'vacancies']

    expect(sizes.map((collection) => of(collection).length)).toEqual([120, 160, 40, 48, 36, 20, 5, 18])
  })

  it('holds twelve events after the day on which it is loaded, on working days', () => {
    const starts = of('events').map(({ values }) => String(values.startsAt).slice(0, 10))

    expect(starts.filter((day) => day > today)).toHaveLength(12)
    expect(starts.filter((day) => toWorkday(day) !== day)).toEqual([])
  })

  it('holds no event at Easter, around New Year or in the first week of the Chinese year', () => {
    const ahead = ['2026-04-03', '2026-12-28', '2027-02-05', '2027-02-09', '2027-02-16']

    expect(ahead.map((day) => toEventDay(day, 1))).toEqual([
      ...['2026-04-07', '2027-01-04', '2027-02-15', '2027-02-15', '2027-02-16'],
    ])
    expect(toEventDay('2026-04-06', -1)).toBe('2026-04-02')
  })

  it('tells some things in every language, and many in English alone (CV-2)', () => {
    const kinds = ['people', 'articles', 'news', 'deals', 'events', 'trainings', 'vacancies'].flatMap(of)
    const shareIn = (locale: string) =>
      Math.round((100 * kinds.filter(({ values }) => locale in (values.live as object)).length) / kinds.length)

    expect(shareIn('en')).toBe(100)
    expect(shareIn('fr-fr')).toBeGreaterThan(45)
    expect(shareIn('fr-fr')).toBeLessThan(65)
    expect(shareIn('zh-cn')).toBeGreaterThan(25)
    expect(shareIn('zh-cn')).toBeLessThan(50)
  })

  it('gives no two items of a kind the same title', () => {
    for (const kind of ['articles', 'events', 'trainings', 'deals']) {
      const titles = of(kind).map(({ values }) => (values.title as { en: string }).en)

      expect(new Set(titles).size).toBe(titles.length)
    }
  })

  it('says nothing to the public that is for subscribers', () => {
    const marked = items.filter((item) => JSON.stringify(item).includes(gatedMark)).map(({ collection }) => collection)

    expect(new Set(marked)).toEqual(new Set(['nav-answers']))
  })

  it('gives a status to the answers whose question asks for one, and to no other (NV-6)', () => {
    const kinds = new Map(of('nav-questions').map(({ key, values }) => [key, values.valueType]))
    const kindOf = ({ values }: DemoItem) => kinds.get((values.question as Ref).ref.replace('nav-questions/', ''))
    const wrong = of('nav-answers').filter((item) =>
      [item.values, ...(item.earlier ?? []).map(({ values }) => values)].some(
        ({ status }) => (status !== undefined) !== hasStatus(kindOf(item)),
      ),
    )

    expect(wrong.map(({ key }) => key)).toEqual([])
    expect(of('nav-answers').filter((item) => hasStatus(kindOf(item))).length).toBeGreaterThan(10)
  })

  it('keeps what an answer said before, one version after the other', () => {
    const changed = of('nav-answers').filter(({ earlier = [] }) => earlier.length > 0)

    expect(changed.length).toBeGreaterThan(10)
    for (const { values, at, earlier = [] } of changed) {
      const moments = [...earlier.map((version) => version.at), String(at)]
      expect(moments).toEqual([...moments].sort())
      expect(values.version).toBe(earlier.length + 1)
    }
  })
})

describe('momentAt', () => {
  it.each([
    { day: '2026-07-01', time: '09:30', zone: 'Europe/London', moment: '2026-07-01T08:30:00.000Z' },
    { day: '2026-01-01', time: '09:30', zone: 'Europe/London', moment: '2026-01-01T09:30:00.000Z' },
    { day: '2026-07-01', time: '09:30', zone: 'Asia/Hong_Kong', moment: '2026-07-01T01:30:00.000Z' },
    { day: '2026-12-01', time: '20:30', zone: 'America/New_York', moment: '2026-12-02T01:30:00.000Z' },
  ])('reads $day $time in $zone as $moment', ({ day, time, zone, moment }) => {
    expect(momentAt(day, time, zone)).toBe(moment)
  })
})
