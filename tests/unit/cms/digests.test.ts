import { digestsOf } from '../../../services/cms/workflow/versions/digests'

const fields = [
  { name: 'title', type: 'text', localized: true },
  { name: 'status', type: 'select' },
  { name: 'due', type: 'date' },
  { name: 'authors', type: 'relationship', hasMany: true },
  {
    name: 'steps',
    type: 'array',
    flattenedFields: [
      { name: 'heading', type: 'text', localized: true },
      { name: 'days', type: 'number' },
    ],
  },
  { name: 'slug', type: 'text', localized: true },
] as unknown as Parameters<typeof digestsOf>[0]

const stored = {
  title: { en: 'Notice', 'fr-fr': 'Avis' },
  status: 'permitted',
  due: '2026-03-02T00:00:00.000Z',
  authors: [1, 2],
  steps: [{ id: 'a', heading: { en: 'First', 'fr-fr': 'D’abord' }, days: 3 }],
}
const english = {
  title: 'Notice',
  status: 'permitted',
  due: '2026-03-02',
  authors: [1, 2],
  steps: [{ heading: 'First', days: 3 }],
}

describe('digestsOf', () => {
  it('is the same for a text as it is stored and as it was sent (ED-1)', () => {
    expect(digestsOf(fields, stored, 'en')).toEqual(digestsOf(fields, english))
  })

  it.each([
    ['an empty value', { ...english, summary: '' }],
    ['a relation told in full', { ...english, authors: [{ id: 1, name: 'A' }, 2] }],
    ['a row’s id', { ...english, steps: [{ id: 'z', heading: 'First', days: 3 }] }],
    ['the slug', { ...english, slug: 'notice-2' }],
  ])('is not changed by %s (ED-1)', (_what, sent) => {
    expect(digestsOf(fields, sent)).toEqual(digestsOf(fields, english))
  })

  it.each([
    ['the words of its own language', { ...english, title: 'Notices' }, [true, false]],
    ['the words inside a row', { ...english, steps: [{ heading: 'Then', days: 3 }] }, [true, false]],
    ['a fact', { ...english, status: 'prohibited' }, [false, true]],
    ['a fact inside a row', { ...english, steps: [{ heading: 'First', days: 4 }] }, [false, true]],
    ['the order of relations', { ...english, authors: [2, 1] }, [false, true]],
  ])('tells words from facts: %s (ED-1)', (_what, sent, changed) => {
    const [before, after] = [digestsOf(fields, english), digestsOf(fields, sent)]

    expect([after.words !== before.words, after.facts !== before.facts]).toEqual(changed)
  })

  it('shares its facts with every language, and its words with none (ED-1)', () => {
    const [en, fr] = [digestsOf(fields, stored, 'en'), digestsOf(fields, stored, 'fr-fr')]

    expect([en.facts === fr.facts, en.words === fr.words]).toEqual([true, false])
  })
})
