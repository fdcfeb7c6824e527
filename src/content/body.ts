import * as z from 'zod'
import { embedAddress } from './embed'
import { linkTo, withTarget } from './link-target'
import { listOf, optional } from './optional'
import { file, picture } from './picture'
import { pageRef, refsTo, refTo } from './ref'
import { richTextField } from './rich-text-field'
import { text } from './text'
import { webAddress } from './web-address'

const named = <const Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.object({ block: z.literal(name), ...fields })

const captioned = { picture, caption: optional(text) }
const cell = z.object({ text: optional(text) }).transform((one) => one.text ?? '')
const row = z.object({ cells: z.array(cell) }).transform(({ cells }) => cells)

/** The parts of a text, as editors put them together. A part that is named here and shown nowhere is a type error. */
const block = z.discriminatedUnion('block', [
  named('text', { text: richTextField }),
  named('pull-quote', { quote: text, source: optional(text) }),
  named('picture', captioned),
  named('gallery', { pictures: z.array(z.object(captioned)) }),
  named('video', { title: text, url: webAddress, transcript: text }),
  named('embed', { title: text, address: embedAddress, description: text }),
  /** The first row holds the headings. */
  named('data-table', { caption: text, rows: z.array(row) }),
  named('callout', { heading: text, text: richTextField }),
  named('people-list', { people: refsTo('person') }),
  named('related-list', { items: listOf(pageRef) }),
  named('downloads', { files: z.array(z.object({ title: text, file })) }),
  named('questions', { questions: z.array(z.object({ question: text, answer: richTextField })) }),
  linkTo({ block: z.literal('call-to-action'), text }).transform(withTarget),
  named('status-table-reference', { jurisdiction: optional(refTo('nav-jurisdiction')) }),
])

export const body = listOf(block.meta({ id: 'block' }))

export type Block = z.output<typeof block>
export type Body = Block[]
/** One kind of block, for the component that shows it. */
export type BlockOf<Name extends Block['block']> = Extract<Block, { block: Name }>
