import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { type Context } from './context'
import { notFound, toRefusal } from './refusals'
import { type FieldRule, type Rule, ruleOf, withParent } from './rules'

type Field = GraphQLField<unknown, Context>
type Asked = Parameters<GraphQLFieldResolver<unknown, Context>>
type Resolver = (...asked: Asked) => unknown

/** Every field for which nobody has said who may see it. */
export function findUnruled(schema: GraphQLSchema): string[] {
  return ownTypes(schema).flatMap((type) => {
    if (isRoot(schema, type)) {
      return Object.values(type.getFields()).flatMap((field) =>
        typeof ruleOf(field.extensions) === 'function' ? [] : [`${type.name}.${field.name}`],
      )
    }
    return ruleOf(type.extensions) === undefined ? [type.name] : []
  })
}

/**
 * Puts the decision before every answer: who asks is judged before a field is resolved, and what was found is judged once more
 * before it is given. A query that forgot its condition tells nobody anything.
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  const unruled = findUnruled(schema)
  if (unruled.length > 0) throw new Error(`Nobody has said who may see ${unruled.join(', ')}.`)
  for (const type of ownTypes(schema)) {
    for (const field of Object.values(type.getFields())) guardField(field as Field, isRoot(schema, type))
  }
  return schema
}

const ownTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
  )

const isRoot = (schema: GraphQLSchema, type: GraphQLObjectType): boolean =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type)

function guardField(field: Field, isOfRoot: boolean): void {
  const rule = ruleOf(field.extensions)
  const inner: Resolver = field.resolve ?? defaultFieldResolver
  field.resolve = judgeFound(field, isDecided(rule) ? askFirst(inner, rule) : inner)
  if (isOfRoot && field.subscribe && isDecided(rule)) field.subscribe = askFirst(field.subscribe, rule)
}

const isDecided = (rule: Rule | undefined): rule is FieldRule => typeof rule === 'function'

const askFirst =
  (inner: Resolver, rule: FieldRule): Resolver =>
  async (...asked) => {
    const decision = rule(await asked[2].subject())
    if (!decision.allow) throw toRefusal(decision)
    return inner(...asked)
  }

/** Of a list, what is not theirs is left out; one thing that is not theirs does not exist. */
function judgeFound({ type }: Field, inner: Resolver): Resolver {
  const named = getNamedType(type)
  const rule = isObjectType(named) ? ruleOf(named.extensions) : undefined
  if (rule === undefined || rule === withParent) return inner
  return async (...asked) => {
    const found = await inner(...asked)
    const asker = await asked[2].subject()
    const isTheirs = (value: unknown): boolean => rule(asker, value as never).allow
    if (Array.isArray(found)) return (found as unknown[]).filter(isTheirs)
    if (found === null || found === undefined || isTheirs(found)) return found
    if (isNonNullType(type)) throw notFound()
    return null
  }
}
