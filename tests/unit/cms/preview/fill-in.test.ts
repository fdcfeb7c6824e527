import { fillIn } from '../../../../services/cms/preview/fill-in'

// What Payload makes of a collection's fields; only what matters here.
const fields = [
  { name: 'title', type: 'text', localized: true },
  { name: 'openedOn', type: 'date' },
  { name: 'body', type: 'blocks', localized: true },
  { name: 'seo', type: 'group', flattenedFields: [{ name: 'description', type: 'text', localized: true }] },
  {
    name: 'posts',
    type: 'array',
    flattenedFields: [
      { name: 'from', type: 'number' },
      { name: 'firm', type: 'text', localized: true },
    ],
  },
] as unknown as Parameters<typeof fillIn>[0]

const stored = {
  id: 7,
  title: { en: 'Opening', 'fr-fr': 'Ouverture' },
  openedOn: '2026-01-01',
  seo: { description: { en: 'In short', 'fr-fr': 'En bref' } },
  posts: [
    { id: 'a', from: 2001, firm: { en: 'Before', 'fr-fr': 'Avant' } },
    { id: 'b', from: 2010, firm: { en: 'After', 'fr-fr': 'Après' } },
  ],
}

const fill = (typed: Record<string, unknown>) => fillIn(fields, typed, { stored, locale: 'fr-fr' })

describe('fillIn', () => {
  it('changes one language, and leaves the others and all that was not typed (ED-2)', () => {
    expect(fill({ title: 'Nouveau' })).toEqual({ ...stored, title: { en: 'Opening', 'fr-fr': 'Nouveau' } })
    expect(fill({ openedOn: null, nobodys: 'field' })).toEqual({ ...stored, openedOn: null })
    expect(fill({ seo: { description: '' } }).seo).toEqual({ description: { en: 'In short', 'fr-fr': '' } })
  })

  it('keeps the other languages with their rows when rows are moved, added and removed (ED-2)', () => {
    const typed = [
      { from: 2020, firm: 'Neuf' },
      { id: 'b', from: 2011, firm: 'Ensuite' },
    ]

    expect(fill({ posts: typed }).posts).toEqual([
      { from: 2020, firm: { 'fr-fr': 'Neuf' } },
      { id: 'b', from: 2011, firm: { en: 'After', 'fr-fr': 'Ensuite' } },
    ])
  })

  it('takes the count that a form gives for an empty list as no rows (ED-2)', () => {
    expect(fill({ posts: 0 }).posts).toEqual([])
    expect(fill({ body: 0 }).body).toEqual({ 'fr-fr': [] })
  })
})
