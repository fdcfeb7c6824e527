import { findShape } from '../../../services/cms/fields/shape-problem'

type Field = Parameters<typeof findShape>[0][number]

const url = { name: 'url', label: 'Where it can be read', type: 'text', maxLength: 2000 } as Field
const citations = { name: 'citations', label: 'Citations', type: 'array', flattenedFields: [url] } as Field
const problemsOf = (value: string) => findShape([citations], { citations: [{ url: value }] }).problems

describe('what a draft may hold (L-7)', () => {
  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'is never code in the form of an address: %s',
    (value) => {
      expect(problemsOf(value).map(({ message }) => message)).toEqual([
        expect.stringContaining('is code in the form of an address'),
      ])
    },
  )

  it.each(['https://example.com/javascript:x', 'JavaScript: a short history', 'Data: who may ask'])(
    'may be any other words: %s',
    (value) => {
      expect(problemsOf(value)).toEqual([])
    },
  )
})
