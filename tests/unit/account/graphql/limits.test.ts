import { parse } from 'graphql'
import { measureDocument } from '../../../../services/account/graphql/measure-document'
import { readOperations } from '../../../../services/account/graphql/read-operations'

const measure = (text: string) => measureDocument(parse(text))

describe('how much a document asks for', () => {
  it('is how deep it goes, and how many fields and names of its own it has (AC-4)', () => {
    expect(measure('{ a { b { c } } d }')).toEqual({ depth: 3, fields: 4, aliases: 0, roots: 2 })
    expect(measure('{ one: a { two: b } ... on Query { c } }')).toEqual({ depth: 2, fields: 3, aliases: 2, roots: 2 })
  })

  it('counts a fragment wherever it is used (AC-4)', () => {
    const doubling = Array.from(
      { length: 30 },
      (_, n) => `fragment f${n} on Q { a { ...f${n + 1} } b { ...f${n + 1} } }`,
    )

    expect(measure('{ ...f ...f } fragment f on Q { a b }').fields).toBe(4)
    expect(measure(`{ ...f0 } ${doubling.join(' ')} fragment f30 on Q { a }`).fields).toBeGreaterThan(2 ** 30)
  })

  it('ends for fragments that use each other, and for those that are not there', () => {
    expect(measure('{ ...f } fragment f on Q { a { ...g } } fragment g on Q { b { ...f } ...h }').depth).toBe(2)
  })
})

describe('a body', () => {
  const operation = { query: '{ viewer { id } }' }
  const read = (value: unknown) => readOperations(JSON.stringify(value))

  it('is one operation, or at most ten (K-5, AC-4)', () => {
    expect(read(operation)).toEqual({ operations: operation })
    expect(read(Array(10).fill(operation))).toEqual({ operations: Array(10).fill(operation) })
    expect(read(Array(11).fill(operation))).toMatchObject({ status: 413 })
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a query that is no text', JSON.stringify({ query: 7 })],
    ['a query that is too long', JSON.stringify({ query: ' '.repeat(16_385) })],
    ['variables that are none', JSON.stringify({ ...operation, variables: 'all' })],
    ['a query with a null character', JSON.stringify({ query: '{ a(b: "\\u0000") }' })],
    ['variables with a null character', JSON.stringify({ ...operation, variables: { a: ['x\0'] } })],
    ['variables that are too many', JSON.stringify({ ...operation, variables: { a: 'x'.repeat(70_000) } })],
  ])('that is %s is refused, and nothing of it is repeated (AC-4)', (_, body) => {
    expect(readOperations(body)).toEqual({ status: 400, words: 'Send operations of GraphQL as JSON.' })
  })

  it('may hold the signs by which that character is written (AC-4)', () => {
    const typed = { ...operation, variables: { note: String.raw`C:\u0000 and \\u0000` } }
    expect(read(typed)).toEqual({ operations: typed })
  })
})
