import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { duringChange } from '../changes/own-changes'
import { type Context } from './context'

type Asked = Parameters<GraphQLFieldResolver<unknown, Context, Readonly<Record<string, unknown>>>>

/** Every change of the schema is known by its name while it is made, those that are added later too. */
export function nameChanges(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const inner = field.resolve ?? defaultFieldResolver
    field.resolve = (...asked: Asked) => {
      const [, { key }, { asker, page }] = asked
      const change = () => inner(...asked)
      if (!asker) return change()
      const named = { sub: asker.sub, name: field.name, page, key: typeof key === 'string' ? key : undefined }
      return duringChange(named, change)
    }
  }
  return schema
}
