import { wordsToStart } from '../../../services/cms/workflow/languages/words-to-start'

type Fields = Parameters<typeof wordsToStart>[0]

const quote = { slug: 'quote', flattenedFields: [{ name: 'quote', type: 'text' }] }
const fields = [
  { name: 'title', type: 'text', localized: true },
  { name: 'slug', type: 'text', localized: true },
  { name: 'reference', type: 'text' },
  { name: 'citations', type: 'array', localized: true, flattenedFields: [{ name: 'text', type: 'text' }] },
  { name: 'admissions', type: 'array', flattenedFields: [{ name: 'place', type: 'text', localized: true }] },
  { name: 'body', type: 'blocks', localized: true, blocks: [quote] },
  { name: 'review', type: 'group', localized: true, flattenedFields: [{ name: 'state', type: 'text' }] },
  { name: 'seo', type: 'group', localized: true, flattenedFields: [{ name: 'title', type: 'text' }] },
] as unknown as Fields

describe('the words with which a language begins', () => {
  it('are those that are translated, and no fact that all languages share (B1)', () => {
    expect(wordsToStart(fields, { title: 'Set-off', reference: 'A1' })).toEqual({ title: 'Set-off' })
  })

  it('come without an approval and without an address: those belong to the text they were given to (B1)', () => {
    const edition = { title: 'Set-off', slug: 'set-off', review: { state: 'approved' }, seo: { title: 'Set-off' } }

    expect(wordsToStart(fields, edition)).toEqual({ title: 'Set-off', seo: { title: 'Set-off' } })
  })

  it('have rows of their own where each language has its list, and the same rows where all share one (B2)', () => {
    const edition = {
      citations: [{ id: 'a', text: 'Case 1' }],
      admissions: [{ id: 'b', place: 'Paris', year: '1999' }],
      body: [{ id: 'c', blockType: 'quote', quote: 'So it is.' }],
    }

    expect(wordsToStart(fields, edition)).toEqual({
      citations: [{ text: 'Case 1' }],
      admissions: [{ id: 'b', place: 'Paris', year: '1999' }],
      body: [{ blockType: 'quote', quote: 'So it is.' }],
    })
  })
})
