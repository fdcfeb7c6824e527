import { type DocumentNode, Kind, parse, type ValueNode, visit } from 'graphql'

const most = { limit: 100, depth: 8, fields: 200 }

/**
 * GraphQL reads every related item of every item by itself, at each level that a question goes down. One question must
 * stay small, or it stops the CMS for everybody.
 */
export function findQueryProblem(body: string): string | undefined {
  const asked = readAsked(body)
  return asked && (findSizeProblem(asked.document) ?? findLimitProblem(asked))
}

type Asked = { document: DocumentNode; variables: Record<string, unknown> }

/** Undefined for what is no question at all: GraphQL itself says what is wrong with it. */
function readAsked(body: string): Asked | undefined {
  try {
    const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> | null }
    return { document: parse(query, { noLocation: true, maxTokens: 2000 }), variables: variables ?? {} }
  } catch {
    return undefined
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
function findLimitProblem({ document, variables }: Asked): string | undefined {
  const limits: unknown[] = []
  visit(document, {
    Argument: ({ name, value }) => {
      if (name.value === 'limit')
        limits.push(value.kind === Kind.VARIABLE ? variables[value.name.value] : valueOf(value))
    },
  })
  const isBounded = limits.every((limit) => typeof limit === 'number' && limit >= 1 && limit <= most.limit)
  return isBounded ? undefined : `Say a limit of 1 to ${most.limit}, and ask page by page.`
}

const valueOf = (value: ValueNode): unknown => (value.kind === Kind.INT ? Number(value.value) : undefined)
