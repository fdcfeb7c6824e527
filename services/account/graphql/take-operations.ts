import { type GraphQLParams, type Plugin } from 'graphql-yoga'
import { type Operations } from './read-operations'

/** Gives Yoga the operations as they were read before: a file among them has no place in JSON. */
export const takeOperations = (): Plugin<object, { operations: Operations }> => ({
  onRequestParse: ({ serverContext, setRequestParser }) => {
    setRequestParser(() => serverContext.operations as GraphQLParams | GraphQLParams[])
  },
})
