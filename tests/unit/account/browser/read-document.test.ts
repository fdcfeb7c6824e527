import { parse } from 'graphql'
import { accountOperations } from '../../../../src/access/operations/account-operations'
import { readDocument } from '../../../../src/services/account/answers/read-document'

const other = `query Other($ids: [ID!]!, $first: Int) {
  all: things(ids: $ids, first: $first, of: ["one", ""], kind: LAW, limit: 10, isOpen: true, isLate: false, not: null) {
    __typename
    ... on Law { id, of { __typename } }
  }
}`

describe('an operation as the browser reads it', () => {
  it.each([...Object.entries(accountOperations), ['Other', other]])('%s is what graphql reads', (_, text) => {
    expect(readDocument(text)).toEqual(parse(text, { noLocation: true }))
  })

  it.each([
    ['is more than we write', 'query A { a @skip(if: true) { id } }'],
    ['has a text with escapes', 'query A { a(b: "\\n") }'],
    ['uses a fragment with a name', 'query A { ...f }'],
    ['breaks off', 'query A { a {'],
    ['selects nothing', 'query A'],
    ['is no operation', 'fragment A on B { a }'],
  ])('that %s is not read at all', (_, text) => {
    expect(() => readDocument(text)).toThrow()
  })
})
