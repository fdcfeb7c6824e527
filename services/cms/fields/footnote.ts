import { type Block } from 'payload'
import { footnoteWords } from '../words/footnote-words'
import { nameOne } from '../words/labels/in-languages'
import { webAddress } from './addresses'
import { footnoteSlug, longestNote } from './footnote-limits'
import { paragraph } from './kinds'

/** A note in a text: a word of explanation or a citation. Readers find it below the text, under its number. */
export const footnote: Block = nameOne({
  slug: footnoteSlug,
  interfaceName: 'FootnoteBlock',
  labels: footnoteWords.labels,
  admin: { disableBlockName: true, components: { Label: '/components/footnote-label#FootnoteLabel' } },
  fields: [
    paragraph('words', 'What it says', {
      required: true,
      atMost: longestNote,
      hint: 'An explanation, or what is cited in the manner of this language.',
    }),
    webAddress('url', 'Where it can be read', { hint: 'Left empty, the note leads nowhere.' }),
  ],
})
