import * as z from 'zod'
import { type LetterWords } from '../../../src/i18n/letter-words'
import { alertsTold, writeAlerts } from './alerts-letter'
import { answeredRequest, writeAnswered } from './answered-letter'
import { testedNewsletter, writeNewsletterTest } from './newsletter-test'
import {
  afterPlace,
  certifiedPlace,
  deskPlace,
  fromDesk,
  toldPlace,
  writeAfterPlace,
  writeCertified,
  writeDeskPlace,
  writeFromDesk,
  writePlace,
} from './place-letters'
import { type Said } from './said'

type Kind<Data> = { data: z.ZodType<Data>; write: (data: Data, words: LetterWords) => Said }

const kindOf = <Data>(data: z.ZodType<Data>, write: Kind<Data>['write']): Kind<Data> => ({ data, write })

const callback = z.object({ name: z.string(), phone: z.string(), message: z.string() })
const seats = z.object({ name: z.string(), seats: z.int(), message: z.string() })
const wished = z.object({
  wish: z.enum(['end-session', 'end-sessions', 'link', 'unlink', 'erase']),
  account: z.string(),
  detail: z.string(),
})
const question = z.object({ name: z.string(), message: z.string() })
const asked = { email: z.string().optional(), reference: z.string() }

const factsOf = (words: LetterWords, { name, message }: { name: string; message: string }) => ({
  about: [words('letter.about'), name] as const,
  message: message === '' ? [] : [[words('letter.message'), message] as const],
})

function tellCallback(given: z.output<typeof callback>, words: LetterWords) {
  const { about, message } = factsOf(words, given)
  return [about, [words('letter.phone'), given.phone] as const, ...message]
}

function tellSeats(given: z.output<typeof seats>, words: LetterWords) {
  const { about, message } = factsOf(words, given)
  return [about, [words('letter.seats'), String(given.seats)] as const, ...message]
}

function tellQuestion(given: z.output<typeof question>, words: LetterWords) {
  const { about, message } = factsOf(words, given)
  return [about, ...message]
}

const askedBy = (words: LetterWords, { email, reference }: { email?: string | undefined; reference: string }) => [
  [words('letter.email'), email ?? words('letter.unknown')] as const,
  [words('letter.reference'), reference] as const,
]

/** Every kind of letter: what it is written from, and how. A subject names nobody: it is shown on locked screens. */
export const letterKinds = {
  alerts: kindOf(alertsTold, writeAlerts),
  'newsletter-test': kindOf(testedNewsletter, writeNewsletterTest),
  'opt-in': kindOf(z.object({ title: z.string(), link: z.string() }), ({ title, link }, words) => ({
    subject: words('opt-in.subject'),
    paragraphs: [words('opt-in.text')],
    facts: [[words('opt-in.about'), title] as const],
    action: { title: words('opt-in.confirm'), url: link },
    ending: { text: words('opt-in.ending'), links: [] },
  })),
  'place-registered': kindOf(toldPlace, writePlace('registered')),
  'place-waiting': kindOf(toldPlace, writePlace('waiting')),
  'place-given': kindOf(toldPlace, writePlace('given')),
  'place-moved': kindOf(toldPlace, writePlace('moved')),
  'place-cancelled': kindOf(toldPlace, writePlace('cancelled')),
  'place-left': kindOf(toldPlace, writePlace('left')),
  'place-changed': kindOf(toldPlace, writePlace('changed')),
  'place-called-off': kindOf(toldPlace, writePlace('called-off')),
  'place-day-before': kindOf(toldPlace, writePlace('day-before')),
  'place-hour-before': kindOf(toldPlace, writePlace('hour-before')),
  'place-followed-up': kindOf(afterPlace, writeAfterPlace),
  'place-certified': kindOf(certifiedPlace, writeCertified),
  'place-from-desk': kindOf(fromDesk, writeFromDesk),
  'place-for-desk': kindOf(deskPlace, writeDeskPlace),
  'callback-received': kindOf(callback, (given, words) => ({
    subject: words('callback.subject'),
    paragraphs: [words('callback.text')],
    facts: tellCallback(given, words),
  })),
  'seats-received': kindOf(seats, (given, words) => ({
    subject: words('seats.subject'),
    paragraphs: [words('seats.text')],
    facts: tellSeats(given, words),
  })),
  'question-received': kindOf(question, (given, words) => ({
    subject: words('question.subject'),
    paragraphs: [words('question.text')],
    facts: tellQuestion(given, words),
  })),
  'question-for-desk': kindOf(question.extend(asked), (given, words) => ({
    subject: words('desk.question-subject'),
    paragraphs: [words('desk.question-text')],
    facts: [...tellQuestion(given, words), ...askedBy(words, given)],
    replyTo: given.email,
  })),
  'callback-for-desk': kindOf(callback.extend(asked), (given, words) => ({
    subject: words('desk.callback-subject'),
    paragraphs: [words('desk.callback-text')],
    facts: [...tellCallback(given, words), ...askedBy(words, given)],
    replyTo: given.email,
  })),
  'seats-for-desk': kindOf(seats.extend(asked), (given, words) => ({
    subject: words('desk.seats-subject'),
    paragraphs: [words('desk.seats-text')],
    facts: [...tellSeats(given, words), ...askedBy(words, given)],
    replyTo: given.email,
  })),
  'request-answered': kindOf(answeredRequest, writeAnswered),
  'deletion-asked': kindOf(z.object({ day: z.string() }), ({ day }, words) => ({
    subject: words('deletion.subject'),
    paragraphs: [words('deletion.text'), words('deletion.back', { day })],
  })),
  'deletion-cancelled': kindOf(z.object({}), (_, words) => ({
    subject: words('deletion.cancelled-subject'),
    paragraphs: [words('deletion.cancelled')],
  })),
  'provider-for-desk': kindOf(wished, ({ wish, account, detail }, words) => ({
    subject: words('desk.provider-subject'),
    paragraphs: [words('desk.provider-text'), words(`desk.provider-${wish}`)],
    facts: [[words('letter.account'), account], ...(detail === '' ? [] : [[words('letter.detail'), detail] as const])],
  })),
}

export type LetterKind = keyof typeof letterKinds
export type LetterData<K extends LetterKind> = z.output<(typeof letterKinds)[K]['data']>

/** What a letter that was put down says; throws where its data are not those of its kind. */
export function writeLetter(kind: string, data: unknown, words: LetterWords): Said {
  if (!Object.hasOwn(letterKinds, kind)) throw new Error(`There is no letter of the kind ${kind}.`)
  const { data: shape, write } = letterKinds[kind as LetterKind] as Kind<unknown>
  return write(shape.parse(data), words)
}
