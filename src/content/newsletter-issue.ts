import * as z from 'zod'
import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { listOf, optional } from './optional'
import { pageFields } from './page-fields'
import { refTo } from './ref'
import { text } from './text'

const entry = z.object({
  article: optional(refTo('article')),
  event: optional(refTo('event')),
  training: optional(refTo('training')),
  /** What the editors say of it themselves. */
  words: optional(text),
})

/** One letter of a newsletter, which is sent when it is published and stays as a page. */
export const newsletterIssue = contentType({
  type: 'newsletter-issue',
  title: 'title',
  fields: { title: text, ...pageFields, newsletter: refTo('newsletter'), entries: listOf(entry), body },
})

export type NewsletterIssue = DocumentOf<typeof newsletterIssue>

/** The items of an issue in their order, each with the words on it. */
export const entriesOf = ({ entries }: NewsletterIssue) =>
  entries.flatMap(({ article, event, training, words }) => {
    const of = article ?? event ?? training
    return of ? [{ of, words }] : []
  })
