import { type DocumentNode, Kind, parse, type ValueNode, visit } from 'graphql'
import { messageOf } from '../../shared/log'

const most = { limit: 100, depth: 8, fields: 200, tokens: 2000 }

/**
 * GraphQL reads every related item of every item by itself, at each level that a question goes down. One question must
 * stay small, or it stops the CMS for everybody.
 */
export function findQueryProblem(body: string): string | undefined {
  const asked = readAsked(body)
  if (typeof asked === 'string') return asked
  return findSizeProblem(asked.document) ?? findLimitProblem(asked) ?? findPagingProblem(asked)
}

type Asked = { document: DocumentNode; variables: Record<string, unknown> }

/** Or what is wrong with it: what is not read here is not passed on, because GraphQL would read it without a limit. */
function readAsked(body: string): Asked | string {
  try {
    const { query, variables } = JSON.parse(body) as { query: unknown; variables?: Record<string, unknown> | null }
    if (typeof query !== 'string') return 'Say what is asked in "query".'
    return { document: parse(query, { noLocation: true, maxTokens: most.tokens }), variables: variables ?? {} }
  } catch (error) {
    return messageOf(error)
  }
}

function findSizeProblem(document: DocumentNode): string | undefined {
  let [fields, depth, deepest, spreads] = [0, 0, 0, 0]
  visit(document, {
    FragmentSpread: () => void (spreads += 1),
    Field: {
      enter: () => {
        fields += 1
        depth += 1
        deepest = Math.max(deepest, depth)
      },
      leave: () => void (depth -= 1),
    },
  })
  if (spreads > 0) return 'Write the fields out: fragments are not possible here.'
  if (fields <= most.fields && deepest <= most.depth) return undefined
  return `Ask for less at once: at most ${most.fields} fields, ${most.depth} levels deep.`
}

/** Nothing says that a list has no end; without a limit Payload gives ten. */
function findLimitProblem(asked: Asked): string | undefined {
  const limits = argumentsOf(asked, 'limit')
  const isBounded = limits.every((limit) => typeof limit === 'number' && limit >= 1 && limit <= most.limit)
  return isBounded ? undefined : `Say a limit of 1 to ${most.limit}, and ask page by page.`
}

/** A list that is not in pages has no limit of its own. */
function findPagingProblem(asked: Asked): string | undefined {
  const isPaged = argumentsOf(asked, 'pagination').every((value) => value === true)
  return isPaged ? undefined : 'Ask page by page: lists without pages are not possible here.'
}

function argumentsOf({ document, variables }: Asked, called: string): unknown[] {
  const found: unknown[] = []
  visit(document, {
    Argument: ({ name, value }) => {
      if (name.value === called) found.push(value.kind === Kind.VARIABLE ? variables[value.name.value] : valueOf(value))
    },
  })
  return found
}

function valueOf(value: ValueNode): unknown {
  if (value.kind === Kind.BOOLEAN) return value.value
  return value.kind === Kind.INT ? Number(value.value) : undefined
}
