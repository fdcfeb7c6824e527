import * as z from 'zod'
import { contentType, type DocumentOf } from './content-type'
import { listOf, optional } from './optional'
import { picture } from './picture'
import { lines, text } from './text'
import { webAddress } from './web-address'

/** What appears on every page. */
export const settings = contentType({
  type: 'settings',
  title: 'firmName',
  fields: {
    firmName: text,
    scope: z.literal('whole-site'),
    claim: optional(text),
    notice: optional(text),
    sharingPicture: optional(picture),
    phone: optional(text),
    mailboxes: lines,
    profiles: listOf(z.object({ name: text, url: webAddress })),
    consentVersion: text,
    consentText: text,
  },
})

export type Settings = DocumentOf<typeof settings>
