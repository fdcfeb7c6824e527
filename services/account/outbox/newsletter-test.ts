import * as z from 'zod'
import { type LetterWords } from '../../../src/i18n/letter-words'
import { alertEntry, writeAlerts } from './alerts-letter'
import { type Said } from './said'

export const testedNewsletter = z.object({ entry: alertEntry })

/** The letter that readers would get, for the editor who looks at it: it says so, and offers no list to leave. */
export function writeNewsletterTest({ entry }: z.output<typeof testedNewsletter>, words: LetterWords): Said {
  const said = writeAlerts({ letter: '', entries: [entry] }, words)
  return {
    ...said,
    subject: words('alerts.test-subject', { subject: said.subject }),
    paragraphs: [words('alerts.test-text')],
  }
}
