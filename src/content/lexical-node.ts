import { RichTextProblem } from './rich-text-problem'

/** A node as the editor stores it. */
export type Node = Record<string, unknown> & { type: string }

/** How far into a text one may still go: a hostile one must end neither the build nor its memory. */
export type Reader = { count: () => void; below: () => Reader }

const deepest = 40
const mostNodes = 20_000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function openText(value: unknown): [root: Node, reader: Reader] {
  const root = isObject(value) ? toNode(value.root) : undefined
  if (root?.type !== 'root') throw new RichTextProblem('is not a text that the editor wrote')
  let left = mostNodes
  const count = () => {
    if (--left < 0) throw new RichTextProblem('is too long: split it into several parts')
  }
  return [root, readerAt(deepest, count)]
}

const readerAt = (levels: number, count: () => void): Reader => ({
  count,
  below: () => {
    if (levels === 0) throw new RichTextProblem(`has lists or quotations more than ${deepest} levels deep`)
    return readerAt(levels - 1, count)
  },
})

const isNode = (value: unknown): value is Node => isObject(value) && typeof value.type === 'string'

function toNode(value: unknown): Node {
  if (isNode(value)) return value
  throw new RichTextProblem('is not a text that the editor wrote')
}

export function parseChildren({ children = [] }: Node, { count }: Reader): Node[] {
  if (!Array.isArray(children)) throw new RichTextProblem('is not a text that the editor wrote')
  return children.map((child: unknown) => {
    count()
    return toNode(child)
  })
}

const longestName = 40

export function refuse({ type }: { type: string }): never {
  throw new RichTextProblem(`contains "${type.slice(0, longestName)}", which a text cannot contain there`)
}
