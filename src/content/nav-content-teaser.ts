import { contentType, type DocumentOf } from './content-type'
import { optional } from './optional'
import { pageFields } from './page-fields'
import { refTo } from './ref'
import { text } from './text'

/** What the public may read of a guidance, at the guidance's own address and under its number. */
export const navContentTeaser = contentType({
  type: 'nav-content-teaser',
  title: 'title',
  fields: {
    title: text,
    ...pageFields,
    navService: refTo('nav-service'),
    region: optional(refTo('nav-region')),
    teaser: text,
  },
})

export type NavContentTeaser = DocumentOf<typeof navContentTeaser>
