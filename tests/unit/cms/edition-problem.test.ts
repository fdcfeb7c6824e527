import { findEditionProblems, tellProblems, toOneLanguage } from '../../../services/cms/fields/edition-problem'
import { isTelephone } from '../../../services/cms/fields/rules'

const fields = [
  { name: 'title', label: 'Title', type: 'text', required: true, localized: true, maxLength: 5 },
  { name: 'number', label: 'Number', type: 'text', required: true },
  { name: 'phone', label: 'Telephone', type: 'text', custom: { rule: isTelephone } },
  {
    name: 'venue',
    label: 'Venue',
    type: 'text',
    required: true,
    localized: true,
    admin: { condition: (_: unknown, beside: { number?: string }) => beside.number === 'with venue' },
  },
  {
    name: 'steps',
    label: 'Steps',
    type: 'array',
    minRows: 1,
    flattenedFields: [{ name: 'text', label: 'What happens', type: 'text', required: true, localized: true }],
  },
  {
    name: 'body',
    label: 'Text',
    type: 'blocks',
    localized: true,
    blocks: [
      { slug: 'quote', flattenedFields: [{ name: 'quote', label: 'What was said', type: 'text', required: true }] },
    ],
  },
] as unknown as Parameters<typeof findEditionProblems>[0]

const stored = {
  title: { en: 'One', 'fr-fr': 'Un' },
  number: '1',
  steps: [{ id: 'a', text: { en: 'First', 'fr-fr': 'Premier' } }],
  body: { en: [{ blockType: 'quote', quote: 'x' }], 'fr-fr': [{ blockType: 'quote', quote: 'y' }] },
}
const problemsIn = (locale: string, own: object) =>
  findEditionProblems(fields, toOneLanguage(fields, { ...stored, ...own }, locale))

describe('findEditionProblems', () => {
  it('finds none in what is complete', () => {
    expect(problemsIn('en', {})).toEqual([])
    expect(problemsIn('fr-fr', {})).toEqual([])
  })

  it.each([
    ['a translated field that is missing', { title: { en: 'One' } }, { label: 'Title', problem: 'is missing' }],
    ['an empty text', { title: { en: 'One', 'fr-fr': '' } }, { label: 'Title', problem: 'is missing' }],
    ['a text of blanks', { title: { en: 'One', 'fr-fr': ' \t' } }, { label: 'Title', problem: 'is missing' }],
    [
      'a text that is too long',
      { title: { 'fr-fr': 'Bonjour' } },
      { label: 'Title', problem: 'is longer than 5 characters' },
    ],
    [
      'a row without its translation',
      { steps: [{ text: { en: 'First' } }] },
      { label: 'Steps › What happens', problem: 'is missing' },
    ],
    [
      'a part that is not finished',
      { body: { 'fr-fr': [{ blockType: 'quote' }] } },
      { label: 'Text › What was said', problem: 'is missing' },
    ],
    ['a broken rule', { phone: '123' }, { label: 'Telephone', problem: expect.stringContaining('"123"') as string }],
    ['a field that its condition asks for', { number: 'with venue' }, { label: 'Venue', problem: 'is missing' }],
  ])('finds %s', (_, own, problem) => expect(problemsIn('fr-fr', own)).toEqual([expect.objectContaining(problem)]))

  it('does not ask for what its condition hides', () => {
    expect(problemsIn('en', { venue: {} })).toEqual([])
  })

  it('finds all of them at once, each with the place where a form marks it', () => {
    const found = problemsIn('fr-fr', {
      title: { en: 'One' },
      number: '',
      steps: [{ text: { en: 'First', 'fr-fr': 'Premier' } }, { text: { en: 'Second' } }],
      body: { 'fr-fr': [{ blockType: 'quote', quote: 'y' }, { blockType: 'quote' }] },
    })

    expect(found.map(({ path }) => path)).toEqual(['title', 'number', 'steps.1.text', 'body.1.quote'])
    expect(tellProblems(found)).toBe(
      'Title – is missing; Number – is missing; Steps › What happens – is missing; Text › What was said – is missing',
    )
  })

  it('tells twenty of them, and how many more there are', () => {
    const many = Array.from({ length: 22 }, (_, at) => ({ path: `f${at}`, label: `F${at}`, problem: 'is missing' }))

    expect(tellProblems(many)).toMatch(/F19 – is missing; and 2 more$/)
  })
})
