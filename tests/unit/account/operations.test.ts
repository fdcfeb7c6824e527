import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isObjectType, getNamedType, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql'
import { accountOperations } from '../../../src/access/account-operations'

const schema = buildSchema(readFileSync(join(process.cwd(), 'services/account/graphql/schema.graphql'), 'utf8'))
const all = Object.entries(accountOperations)

/** What each selection of a type with an id leaves out of its name and that. */
function findUnnamed(text: string): string[] {
  const types = new TypeInfo(schema)
  const found: string[] = []
  const enter = ({ selections }: { selections: readonly { kind: string; name?: { value: string } }[] }) => {
    const type = getNamedType(types.getParentType() ?? undefined)
    if (!isObjectType(type) || [schema.getQueryType(), schema.getMutationType()].includes(type)) return
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

  it('would be found out where one does not', () => {
    expect(findUnnamed('{ viewer { id details { __typename } } }')).toEqual(['Viewer.__typename', 'Details.id'])
  })
})
