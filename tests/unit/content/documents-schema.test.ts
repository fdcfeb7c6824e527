import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from '../../../src/config/root'
import { type ContentName, contentTypes } from '../../../src/content/all-types'
import { mediumType } from '../../../src/content/medium'
import { parseDocument } from '../../../src/content/parse-document'
import { rowsOfEachTemplate } from '../../support/content/rows-of-each-template'

const file = join(root, 'docs/contract/documents.schema.json')
const kept = JSON.parse(readFileSync(file, 'utf8')) as z.core.JSONSchema.JSONSchema & {
  $defs: Record<string, z.core.JSONSchema.BaseSchema>
}
const { oneOf: choices = [], ...common } = kept
const definitionOf = (type: string) => z.fromJSONSchema({ $ref: `#/$defs/${type}`, $defs: kept.$defs })
// Which definition belongs to which type is looked at below; here only what every row says of itself.
const envelope = z.fromJSONSchema(common)

type Fields = Record<string, unknown>
const seen = new Map<string, { row: (typeof rowsOfEachTemplate)[number]; document: Fields }>()
for (const one of rowsOfEachTemplate) {
  if (one.document !== null) seen.set(one.type, { row: one, document: JSON.parse(one.document) as Fields })
}
const cases = [...seen].map(([type, sample]) => ({ type: type as ContentName, ...sample }))

const siteTakes = (given: (typeof rowsOfEachTemplate)[number], document: Fields): boolean => {
  try {
    parseDocument({ ...given, document: JSON.stringify(document) })
    return true
  } catch {
    return false
  }
}

describe('the JSON Schema of documents (AD-4, N18)', () => {
  it('names for every type of content, and for uploads, its definition', () => {
    const named = choices.map((one) => JSON.stringify(one))
    const types = [...Object.keys(contentTypes), mediumType].sort()

    expect(types.filter((type) => !Object.hasOwn(kept.$defs, type))).toEqual([])
    expect(named.map((one) => /"const":"([a-z-]+)".*#\/\$defs\/([a-z-]+)"/.exec(one)?.slice(1))).toEqual(
      types.map((type) => [type, type]),
    )
  })

  it.each(cases)('takes what is in the log: $type', ({ type, row, document }) => {
    expect(definitionOf(type).safeParse(document).error?.issues).toBeUndefined()
    expect(envelope.safeParse({ ...row, document }).error?.issues).toBeUndefined()
  })

  it.each(cases)('refuses with the site what lacks a field that must be there: $type', ({ type, row, document }) => {
    const schema = definitionOf(type)
    for (const field of kept.$defs[type]?.required ?? []) {
      const without = Object.fromEntries(Object.entries(document).filter(([name]) => name !== field))
      expect([field, schema.safeParse(without).success, siteTakes(row, without)]).toEqual([field, false, false])
    }
  })

  it.each(cases)('lets be null with the site what may be left out: $type', ({ type, row, document }) => {
    const required = kept.$defs[type]?.required ?? []
    const optional = Object.keys(contentTypes[type].schema.shape).filter((name) => !required.includes(name))
    const nothing = { ...document, ...Object.fromEntries(optional.map((name) => [name, null])) }

    expect([definitionOf(type).safeParse(nothing).success, siteTakes(row, nothing)]).toEqual([true, true])
  })
})
