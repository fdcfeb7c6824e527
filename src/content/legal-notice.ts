import * as z from 'zod'
import { contentType, type DocumentOf } from './content-type'
import { optional } from './optional'
import { summary } from './page-fields'
import { picture } from './picture'
import { refTo } from './ref'
import { richTextField } from './rich-text-field'
import { text } from './text'
import { webAddress } from './web-address'

const entity = z.object({ name: text, office: optional(refTo('office')), regulatorText: optional(text) })
const step = z.object({ heading: text, text, within: text })

/** What the regulators require on every page: without one of these there is no site. */
export const legalNotice = contentType({
  type: 'legal-notice',
  title: 'title',
  fields: {
    title: text,
    summary,
    sraNumber: text,
    regulatedBy: text,
    badge: optional(picture),
    badgeAddress: optional(webAddress),
    entities: z.array(entity).min(1),
    complaintsSteps: z.array(step).min(1),
    ombudsman: text,
    regulatorContact: text,
    terms: richTextField,
  },
})

export type LegalNotice = DocumentOf<typeof legalNotice>
