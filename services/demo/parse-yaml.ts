import { isNode, LineCounter, parseDocument, type Document } from 'yaml'
import type * as z from 'zod'

/** What a writer must mend: the file, the line and the field, one a line. */
export class WritingProblem extends Error {
  override name = 'WritingProblem'
}

export const tellProblem = (file: string, line: number, what: string): string => `${file}:${line} ${what}`

type Written = { file: string; source: string; firstLine?: number }

/** A YAML text as its schema wants it; each thing that is wrong is reported with its line. */
export function parseYaml<Schema extends z.ZodType>(schema: Schema, { file, source, firstLine = 1 }: Written) {
  const counter = new LineCounter()
  const document = parseDocument(source, { lineCounter: counter })
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1
  const [broken] = document.errors
  if (broken) throw new WritingProblem(tellProblem(file, lineAt(broken.pos[0]), broken.message))
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) =>
    tellProblem(file, lineAt(findOffset(document, path)), `${path.map(String).join('.') || 'the file'}: ${message}`),
  )
  throw new WritingProblem(problems.join('\n'))
}

/** Where the value stands, or what is nearest above it when it is missing. */
function findOffset(document: Document, path: PropertyKey[]): number {
  for (let depth = path.length; depth >= 0; depth--) {
    const node: unknown = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}
