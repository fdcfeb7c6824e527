import * as z from 'zod'
import { yesNo, optional } from './optional'
import { picture } from './picture'
import { text } from './text'

/** What search engines and social networks show, where it differs from title and summary. */
export const seo = z
  .object({
    title: optional(text),
    description: optional(text),
    image: optional(picture),
    noindex: yesNo,
  })
  .meta({ id: 'seo' })

/** What lists and search results show below a title. */
export const summary = optional(text)

/** The fields of every item that has an address of its own. */
export const addressFields = {
  summary,
  path: text,
  /** Paths that readers are sent on from. */
  formerPaths: z.array(text),
  seo,
}

/** The fields of those among them whose editors choose the slug. */
export const pageFields = { ...addressFields, slug: text }

/** The fields of an item that appears under several others, with one slug. */
export const sharedFields = { summary, slug: text }
