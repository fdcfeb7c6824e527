import * as z from 'zod'
import { listOf } from './optional'

/** A line or some lines without any marks. */
export const text = z.string().regex(/\S/, 'is missing')

/** A list of such lines; the form keeps an empty one where an editor began another. */
export const lines = listOf(z.string()).transform((all) => all.filter((line) => line.trim() !== ''))
