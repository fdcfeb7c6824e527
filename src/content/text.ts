import { z } from 'zod'

/** A line or some lines without any marks. */
export const text = z.string().refine((value) => value.trim() !== '', 'is missing')
