import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { pageFields } from './page-fields'
import { refsTo } from './ref'
import { text } from './text'

/** Its recipients never leave the CMS by the log. */
export const contactTopic = contentType({
  type: 'contact-topic',
  title: 'title',
  fields: { title: text, ...pageFields, offices: refsTo('office'), body },
})

export type ContactTopic = DocumentOf<typeof contactTopic>
