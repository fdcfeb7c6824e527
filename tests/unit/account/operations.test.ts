import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  isObjectType,
  getNamedType,
  parse,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { accountOperations } from '../../../src/access/operations/account-operations'

const schema = buildSchema(readFileSync(join(process.cwd(), 'services/account/graphql/schema.graphql'), 'utf8'))
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
const all = Object.entries(accountOperations)

/** What each selection of a type with an id leaves out of its name and that. */
function findUnnamed(text: string): string[] {
  const types = new TypeInfo(schema)
  const found: string[] = []
  const enter = ({ selections }: { selections: readonly { kind: string; name?: { value: string } }[] }) => {
    const type = getNamedType(types.getParentType() ?? undefined)
    if (!isObjectType(type) || roots.includes(type)) return
    const names = selections.map(({ name }) => name?.value)
    const needed = ['__typename', ...('id' in type.getFields() ? ['id'] : [])]
    found.push(...needed.filter((name) => !names.includes(name)).map((name) => `${type.name}.${name}`))
  }
  visit(parse(text), visitWithTypeInfo(types, { SelectionSet: { enter: enter as never } }))
  return found
}

describe('the operations of the pages', () => {
  it.each(all)('%s is one that the service can answer, under its own name', (name, text) => {
    const document = parse(text)
    const [definition] = document.definitions

    expect(validate(schema, document).map(({ message }) => message)).toEqual([])
    expect(definition).toMatchObject({ kind: 'OperationDefinition', name: { value: name } })
    expect(document.definitions).toHaveLength(1)
  })

  it.each(all)('%s names the type and id of all that is kept (K-9)', (_, text) => {
    expect(findUnnamed(text)).toEqual([])
  })

  it('are written as they travel, where they travel as Apollo prints them (C-2)', () => {
    const texts = all.map(([, text]) => text).filter((text) => text.startsWith('subscription'))

    expect(texts.map((text) => print(parse(text)))).toEqual(texts)
  })

  it('would be found out where one does not', () => {
    expect(findUnnamed('{ viewer { id details { __typename } } }')).toEqual(['Viewer.__typename', 'Details.id'])
  })
})
