import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/config/root'
import { contentTypes } from '../../src/content/all-types'
import { readContentModel } from '../support/cms/content-model'

const folder = join(root, 'src/content')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const toExport = (name: string) => name.replace(/-[a-z]/g, (part) => part.charAt(1).toUpperCase())

const model = readContentModel('http://localhost:8000')
const teasers = model.collections.flatMap(({ teaser }) => (teaser ? [teaser] : []))
const whole = model.collections.flatMap(({ type }) => (type === undefined ? [] : [type]))
const published = [...whole, ...teasers.map(({ type }) => type)]

// The files that describe a type, whether or not anybody lists it.
const described = readdirSync(folder)
  .filter((file) => /\bcontentType\(\{/.test(read(file)))
  .map((file) => file.replace(/\.ts$/, ''))

describe('a collection that reaches the log', () => {
  it('has exactly one file in src/content, its teaser too, and each of those a collection (2.3)', () => {
    expect([...published].sort()).toEqual([...described].sort())
    expect(Object.keys(contentTypes).sort()).toEqual([...described].sort())
  })

  it.each(Object.entries(contentTypes))('has its file called what it is: %s', (name, { type }) => {
    expect(type).toBe(name)
    expect(read(`${name}.ts`)).toContain(`export const ${toExport(name)} = contentType({\n  type: '${name}',`)
  })

  const shapes = model.collections.flatMap(({ type, fields }) => (type === undefined ? [] : [{ type, fields }]))

  it.each(shapes)('has there every field that it publishes, and no other: $type', ({ type, fields }) => {
    const kept = fields.filter(({ name, internal }) => !internal && !unpublished.includes(name)).map(({ name }) => name)

    expect(fieldsThere(type)).toEqual(kept.sort())
  })

  it.each(teasers)('has there every field of its teaser, and no other: $type', ({ type, fields }) => {
    expect(fieldsThere(type)).toEqual([...fields].sort())
  })
})

const fieldsThere = (type: string): string[] =>
  Object.keys(contentTypes[type as keyof typeof contentTypes].schema.shape)
    .filter((name) => !addresses.includes(name))
    .sort()

// Of the editors' side alone; and what the log says of a page beyond its fields.
const unpublished = ['id', 'updatedAt', 'createdAt', 'deletedAt', '_status', 'live', 'review']
const addresses = ['path', 'formerPaths']
