import * as z from 'zod'
import { contentType, type DocumentOf } from './content-type'
import { linkTo, withTarget } from './link-target'
import { listOf } from './optional'
import { text } from './text'

const entryBelow = linkTo({ label: text }).transform(withTarget)
const entry = linkTo({ label: text, below: listOf(entryBelow) }).transform(withTarget)

export const menu = contentType({
  type: 'menu',
  title: 'name',
  fields: {
    name: text,
    place: z.enum(['header', 'footer', 'graduate-header', 'graduate-footer']),
    entries: listOf(entry),
  },
})

export type Menu = DocumentOf<typeof menu>
