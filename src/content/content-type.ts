import * as z from 'zod'
import { type Locale } from '../config/locales'
import { day } from './day'
import { optional } from './optional'

export const audiences = ['public', 'account'] as const
export type Audience = (typeof audiences)[number]

/** What the log says of every document, whatever its type. */
export type Edition<Type extends string = string> = {
  type: Type
  id: number
  locale: Locale
  revision: number
  audience: Audience
  /** When this edition was last written to the log. */
  changedAt: string
}

const review = {
  /** When a lawyer last confirmed that this is right. */
  reviewedAt: optional(day),
  /** Readers are warned from this day on. */
  reviewDueAt: optional(day),
}

type Options<Type extends string, Fields extends z.ZodRawShape> = {
  /** Its name in the log, in the route table and of its file here. */
  type: Type
  /** The field that names an item. */
  title: keyof Fields & string
  fields: Fields
}

/** What the site trusts of one type of content: its fields are checked once, here, and never again. */
export function contentType<const Type extends string, Fields extends z.ZodRawShape>(options: Options<Type, Fields>) {
  const { type, title, fields } = options
  return { type, title, schema: z.object({ ...review, ...fields }) }
}

export type DocumentOf<Content extends { type: string; schema: z.ZodType }> = Edition<Content['type']> &
  z.output<Content['schema']>
