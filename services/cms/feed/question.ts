import { type IncomingMessage } from 'node:http'
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  MaxIntrospectionDepthRule,
  parse,
  specifiedRules,
  validate,
  type ValidationContext,
} from 'graphql'
import { readText } from '../../http/read-body'
import { schema } from './schema'

export type Question = {
  document: DocumentNode
  variableValues?: Record<string, unknown>
  operationName?: string
}

/** What a reader asked wrongly, with the status that says so. */
export class QuestionProblem extends Error {
  readonly status: number
  readonly errors: readonly (GraphQLError | { message: string })[]

  constructor(status: number, errors: QuestionProblem['errors']) {
    super('The question cannot be answered.')
    this.status = status
    this.errors = errors
  }
}

const mostBytes = 20_000
const mostPages = 4
const mostKept = 100

export async function readQuestion(request: IncomingMessage): Promise<Question> {
  const { query, variables, operationName } = parseBody(await readBody(request))
  if (typeof query !== 'string') throw notJson()
  return {
    document: toDocument(query),
    ...(isRecord(variables) ? { variableValues: variables } : {}),
    ...(typeof operationName === 'string' ? { operationName } : {}),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const text = await readText(request, mostBytes)
  if (text === undefined) throw new QuestionProblem(413, [{ message: `A question has at most ${mostBytes} bytes.` }])
  return text
}

function parseBody(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body)
    return isRecord(parsed) ? parsed : {}
  } catch {
    throw notJson()
  }
}

const notJson = () => new QuestionProblem(400, [{ message: 'The body must be JSON with a "query".' }])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// A reader asks the same few questions again and again.
const kept = new Map<string, DocumentNode>()

function toDocument(query: string): DocumentNode {
  const known = kept.get(query)
  if (known) return known
  const document = parseQuery(query)
  const errors = validate(schema, document, [...specifiedRules, MaxIntrospectionDepthRule, fewPages])
  if (errors.length > 0) throw new QuestionProblem(400, errors)
  if (kept.size >= mostKept) kept.clear()
  kept.set(query, document)
  return document
}

function parseQuery(query: string): DocumentNode {
  try {
    return parse(query, { noLocation: true, maxTokens: 2000 })
  } catch (error) {
    if (error instanceof GraphQLError) throw new QuestionProblem(400, [error])
    throw error
  }
}

/** Each page is up to a thousand documents: one question may not ask for hundreds of them, or of their fields, under other names. */
function fewPages(context: ValidationContext): ASTVisitor {
  let pages = 0
  return {
    Field(node) {
      const isRoot = context.getParentType() === schema.getQueryType()
      if (!isRoot && node.alias) {
        context.reportError(new GraphQLError('Only a whole page may have another name.', { nodes: node }))
      }
      if (!isRoot || node.name.value.startsWith('__')) return
      pages += 1
      if (pages === mostPages + 1) {
        context.reportError(new GraphQLError(`One question may ask for ${mostPages} things at most.`, { nodes: node }))
      }
    },
  }
}
