import { type ExecutionArgs, getOperationAST, OperationTypeNode } from 'graphql'
import { type Plugin } from 'graphql-yoga'
import { accountOperations } from '../../../src/access/operations/account-operations'
import { isTracing, traced } from '../../shared/tracing/span'
import { type Context } from './context'
import { refuse } from './refusals'

type Execute = (args: ExecutionArgs) => unknown

/**
 * One operation that takes long is given up by itself: those that were sent with it keep their answers. Changes of one request
 * are made one after the other, as they were written; Yoga alone would make them all at once.
 */
export const orderOperations = ({ limitMs }: { limitMs: number }): Plugin => ({
  onExecute: ({ executeFn, setExecuteFn }) => {
    setExecuteFn((args: ExecutionArgs) => {
      const { changes } = args.contextValue as Context
      const execute = executeFn as Execute
      const isChange = getOperationAST(args.document, args.operationName)?.operation === OperationTypeNode.MUTATION
      if (!isChange) return answerWithin(execute(args), limitMs)
      const before = changes.last
      const work = before.then(() => execute(args))
      // The next one waits for what really happened: a change whose answer was given up may still be made.
      changes.last = work.catch(() => undefined)
      return before.then(() => answerWithin(work, limitMs))
    })
  },
})

async function answerWithin(work: unknown, limitMs: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise((resolve) => {
    timer = setTimeout(() => resolve({ errors: [refuse('TIMEOUT', 'This took too long.')] }), limitMs)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** An operation of our pages by its name; another one's name is its writer's. */
function describe({ document, operationName }: ExecutionArgs) {
  const operation = getOperationAST(document, operationName)
  const kind = operation?.operation ?? 'query'
  const name = operation?.name?.value ?? ''
  return Object.hasOwn(accountOperations, name)
    ? { name: `${kind} ${name}`, facts: { 'graphql.operation.type': kind, 'graphql.operation.name': name } }
    : { name: kind, facts: { 'graphql.operation.type': kind } }
}

/** Each operation of a request is a part of its trace, with the questions to the database below it. */
export const traceOperations = (): Plugin[] =>
  isTracing()
    ? [
        {
          onExecute: ({ executeFn, setExecuteFn }) => {
            const execute = executeFn as Execute
            setExecuteFn((args: ExecutionArgs) => traced(describe(args), () => Promise.resolve(execute(args))))
          },
        },
      ]
    : []
