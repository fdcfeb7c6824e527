import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  type OperationTypeNode,
} from 'graphql'
import { exampleArguments } from './example-arguments'

export type Field = GraphQLField<unknown, unknown>
export type RootField = { kind: `${OperationTypeNode}`; name: string; field: Field }
export type Path = readonly Field[]
export type Made = { query: string; variables: Record<string, unknown> }

const fieldsOf = (type: GraphQLObjectType | null | undefined): Field[] => Object.values(type?.getFields() ?? {})

/** Whatever can be asked of a schema first. */
export const rootFieldsOf = (schema: GraphQLSchema): RootField[] =>
  [
    { kind: 'query' as const, type: schema.getQueryType() },
    { kind: 'mutation' as const, type: schema.getMutationType() },
    { kind: 'subscription' as const, type: schema.getSubscriptionType() },
  ].flatMap(({ kind, type }) => fieldsOf(type).map((field) => ({ kind, name: field.name, field })))

export const objectTypesOf = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
  )

/** Every way from a field to something that is a value; no way passes a type twice. */
export function leavesOf(field: Field, passed: readonly string[] = []): Path[] {
  const type = getNamedType(field.type)
  if (!isObjectType(type)) return [[field]]
  if (passed.includes(type.name)) return []
  return fieldsOf(type).flatMap((below) =>
    leavesOf(below, [...passed, type.name]).map((path): Path => [field, ...path]),
  )
}

/** Asks for one value alone: what fails beside it cannot hide it. */
export function toOperation(kind: RootField['kind'], path: Path): Made {
  const variables: Record<string, unknown> = {}
  const declared: string[] = []
  const steps = path.map((field, depth) => {
    const place = path
      .slice(0, depth + 1)
      .map(({ name }) => name)
      .join('.')
    const given = Object.entries(exampleArguments(place, field)).map(([name, value]) => {
      const type = field.args.find((one) => one.name === name)?.type
      variables[`${name}${depth}`] = value
      declared.push(`$${name}${depth}: ${String(type)}`)
      return `${name}: $${name}${depth}`
    })
    return given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name
  })
  const head = declared.length > 0 ? `${kind} (${declared.join(', ')})` : kind
  return { query: `${head} { ${steps.join(' { ')}${' }'.repeat(path.length)}`, variables }
}

/** All values of a field for which nothing more is to be said; no type within itself. */
export function selectAll({ type }: Pick<Field, 'type'>, passed: readonly string[] = []): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const within = [...passed, named.name]
  const open = fieldsOf(named).filter(
    (field) => field.args.length === 0 && !within.includes(getNamedType(field.type).name),
  )
  const selected = open.map((field) => `${field.name} ${selectAll(field, within)}`.trim())
  return `{ ${selected.join(' ')} }`
}

/** The first way, for callers that want any answer at all. */
export const anyOperation = ({ kind, field }: RootField): Made => toOperation(kind, leavesOf(field)[0] ?? [field])
