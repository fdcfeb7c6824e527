import * as z from 'zod/mini'

const mark = z.enum(['bold', 'italic', 'subscript', 'superscript'])
const words = z.object({ kind: z.literal('words'), text: z.string(), marks: z.array(mark) })
const lineBreak = z.object({ kind: z.literal('line-break') })
const link = z.object({
  kind: z.literal('link'),
  href: z.string(),
  content: z.array(z.discriminatedUnion('kind', [words, lineBreak])),
})
const note = z.object({ kind: z.literal('note'), id: z.string(), number: z.string(), label: z.string() })
const content = z.array(z.discriminatedUnion('kind', [words, lineBreak, link, note]))

type Inline = z.output<typeof content>[number]
type ListPart = {
  kind: 'list'
  style: 'bullet' | 'number'
  start: number
  items: { content: Inline[]; below: ListPart[] }[]
}

const list: z.ZodMiniType<ListPart> = z.object({
  kind: z.literal('list'),
  style: z.enum(['bullet', 'number']),
  start: z.int(),
  items: z.array(z.object({ content, below: z.array(z.lazy(() => list)) })),
})

/** A text in an answer of the account, its links ready, as the pages draw it. */
export const richTextParts = z.array(
  z.union([
    z.object({ kind: z.enum(['paragraph', 'quote']), content }),
    z.object({
      kind: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
      id: z.string(),
      content,
    }),
    list,
  ]),
)

export type RichTextParts = z.output<typeof richTextParts>
