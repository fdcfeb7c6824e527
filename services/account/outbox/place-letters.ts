import * as z from 'zod'
import { type LetterWords } from '../../../src/i18n/letter-words'
import { placeEntry } from './place-entries'

const place = z.object({ title: z.string(), when: z.string(), where: z.string() })

export const toldPlace = place.extend({ position: z.int().nullable(), link: z.string(), entry: placeEntry.optional() })
export const deskPlace = place.extend({
  ...{ state: z.enum(['registered', 'waiting', 'cancelled']), name: z.string(), email: z.string() },
  ...{ organisation: z.string(), questions: z.string() },
})

const factsOf = ({ title, when, where }: z.output<typeof place>, words: LetterWords) => [
  [words('place.event'), title] as const,
  [words('place.when'), when] as const,
  ...(where === '' ? [] : [[words('place.where'), where] as const]),
]

/** After an event: where its recording is, and the certificate of who came, if there are any. */
export const afterPlace = place.extend({ recording: z.string(), certificate: z.string().default('') })
export const certifiedPlace = place.extend({ certificate: z.string() })

type News =
  | 'day-before'
  | 'hour-before'
  | 'registered'
  | 'waiting'
  | 'given'
  | 'moved'
  | 'cancelled'
  | 'left'
  | 'changed'
  | 'called-off'

/** What somebody learns of their place at an event, with the link by which they give it back. */
export const writePlace = (news: News) => (given: z.output<typeof toldPlace>, words: LetterWords) => {
  const isOver = news === 'cancelled' || news === 'left' || news === 'called-off'
  const number = given.position === null ? [] : [[words('place.position'), String(given.position)] as const]
  return {
    subject: words(`place.${news}-subject`),
    paragraphs: [words(`place.${news}-text`)],
    facts: [...factsOf(given, words), ...number, ...(isOver ? [] : [[words('place.link'), given.link] as const])],
    entry: given.entry,
  }
}

export const writeAfterPlace = (given: z.output<typeof afterPlace>, words: LetterWords) => ({
  subject: words('place.followed-up-subject'),
  paragraphs: [words('place.followed-up-text')],
  facts: [
    ...factsOf(given, words),
    ...(given.recording === '' ? [] : [[words('place.recording'), given.recording] as const]),
    ...(given.certificate === '' ? [] : [[words('place.certificate'), given.certificate] as const]),
  ],
})

/** For those whose attendance was noted after the letter about the event had gone. */
export const writeCertified = (given: z.output<typeof certifiedPlace>, words: LetterWords) => ({
  subject: words('place.certified-subject'),
  paragraphs: [words('place.certified-text')],
  facts: [...factsOf(given, words), [words('place.certificate'), given.certificate] as const],
})

/** What the people who run an event write to those who registered. */
export const fromDesk = place.extend({ message: z.string() })

export const writeFromDesk = (given: z.output<typeof fromDesk>, words: LetterWords) => ({
  subject: words('place.from-desk-subject'),
  paragraphs: [given.message],
  facts: factsOf(given, words),
})

export const writeDeskPlace = (given: z.output<typeof deskPlace>, words: LetterWords) => ({
  subject: words('desk.place-subject'),
  paragraphs: [words(`desk.place-${given.state}`)],
  facts: [
    ...factsOf(given, words),
    [words('place.name'), given.name] as const,
    [words('letter.email'), given.email] as const,
    [words('place.organisation'), given.organisation] as const,
    ...(given.questions === '' ? [] : [[words('place.questions'), given.questions] as const]),
  ],
  replyTo: given.email,
})
