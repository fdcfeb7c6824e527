import * as z from 'zod'
import { type LetterWords } from '../../../src/i18n/letter-words'
import { type Said } from './said'

export const answeredRequest = z.object({
  kind: z.enum(['access', 'subscription']),
  state: z.enum(['granted', 'refused']),
  /** What was asked for, as the person reads it; empty where it is not public any more. */
  name: z.string(),
  note: z.string(),
  link: z.string(),
})
type Answered = z.output<typeof answeredRequest>

/** What came of a request. */
export function writeAnswered({ kind, state, name, note, link }: Answered, words: LetterWords): Said {
  const isGranted = state === 'granted'
  return {
    subject: words(isGranted ? 'answered.granted-subject' : 'answered.refused-subject'),
    paragraphs: [words(isGranted ? `answered.granted-${kind}` : 'answered.refused')],
    facts: [
      ...(name === '' ? [] : [[words('letter.about'), name] as const]),
      ...(note === '' ? [] : [[words('answered.reason'), note] as const]),
    ],
    ending: { text: words('answered.where'), links: [{ title: words('answered.products'), url: link }] },
  }
}
