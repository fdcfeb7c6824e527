import * as z from 'zod/mini'
import { richTextParts } from './rich-text-parts'

const text = z.string()
const picture = z.object({
  alt: text,
  width: z.int(),
  height: z.int(),
  colour: z.exactOptional(text),
  sources: z.array(z.object({ type: z.enum(['image/avif', 'image/webp']), srcset: text })),
  src: text,
  srcset: z.exactOptional(text),
  sizes: z.exactOptional(text),
})
const captioned = { picture, caption: z.exactOptional(text) }
const link = z.object({ href: text, title: text, summary: z.exactOptional(text) })

/** A guidance in an answer of the account, every link and picture ready, as its page draws it. */
export const guidanceParts = z.array(
  z.discriminatedUnion('block', [
    z.object({ block: z.literal('text'), text: richTextParts }),
    z.object({ block: z.literal('callout'), heading: text, text: richTextParts }),
    z.object({ block: z.literal('pull-quote'), quote: text, source: z.exactOptional(text) }),
    z.object({ block: z.literal('data-table'), caption: text, rows: z.array(z.array(text)) }),
    z.object({
      block: z.literal('questions'),
      questions: z.array(z.object({ question: text, answer: richTextParts })),
    }),
    z.object({ block: z.literal('pictures'), pictures: z.array(z.object(captioned)) }),
    z.object({ block: z.literal('links'), links: z.array(link) }),
    z.object({ block: z.literal('downloads'), files: z.array(z.object({ title: text, href: text, kind: text })) }),
    z.object({ block: z.literal('button'), href: text, title: text }),
    z.object({
      block: z.literal('notes'),
      title: text,
      notes: z.array(z.object({ id: text, words: text, url: z.exactOptional(text), back: text })),
    }),
  ]),
)

export type GuidanceParts = z.output<typeof guidanceParts>
export type GuidancePicture = z.output<typeof picture>
