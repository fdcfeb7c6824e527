import { type IncomingMessage } from 'node:http'
import * as z from 'zod'
import { localeOf } from '../../../src/forms/parse-enquiry'
import {
  eventOf,
  parseRegistration,
  registrationAsked,
  registrationExtras,
  type RegistrationPart,
  registrationsPath,
} from '../../../src/forms/registration'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { type Answer, toPlain } from '../../http/respond'
import { toSender } from '../../http/to-sender'
import { toBarePage } from '../alerts/bare-page'
import { type AskedFor, askForLetters } from '../alerts/opt-in/ask-for-letters'
import { fillForm } from '../enquiries/fill-form'
import { type FindAsker } from '../people/find-asker'
import { type Senders } from '../sent-forms/limit-senders'
import { type LivePages } from '../sent-forms/live-pages'
import { personFields, type PersonQuestion, type Question } from '../sent-forms/person-question'
import { readSentForm } from '../sent-forms/read-sent-form'
import { type FindOccasion } from './occasion'
import { type Registered, type Registrant, type Registrations } from './registrations'

export type RegistrationDesk = {
  registrations: Pick<Registrations, 'register'>
  findOccasion: FindOccasion
  findAsker: FindAsker
  /** Where they are, as they said themselves. */
  findTimeZone: (sub: string) => Promise<string | undefined>
  /** Whether the log was read; before, no event is known. */
  isWhole: () => boolean
  senders: Senders
  pages: Pick<LivePages, 'fetchPage'>
  /** Where the installation wants it, a guest is asked once more. */
  personQuestion?: PersonQuestion | undefined
  /** Asks somebody by letter whether they want more of them, on the subject of a page. */
  alertMe: AskedFor
  report: (line: string) => void
}

type Outcome = { status: number; parts: RegistrationPart[]; reference?: string; question?: Question }

/** Takes the form with which one registers for an event. The answer is its page, with a script or without one. */
export async function answerRegistration(request: IncomingMessage, desk: RegistrationDesk): Promise<Answer> {
  const sent = await readSentForm(request)
  if ('refused' in sent) return sent.refused
  if (!desk.isWhole()) return { ...toPlain(503, 'Try again in a moment.'), headers: { 'retry-after': '2' } }
  const { typed } = sent
  const event = eventOf(typed)
  if (event === undefined) return toPlain(400, 'This form names no event.')
  return toPage({ typed, event }, await decide({ typed, event, sender: toSender(request) }, desk), desk)
}

type Given = { typed: URLSearchParams; event: number }

async function decide({ typed, event, sender }: Given & { sender: string }, desk: RegistrationDesk): Promise<Outcome> {
  if (!desk.senders.allow(sender)) return { status: 429, parts: ['busy'] }
  const read = parseRegistration(typed, event)
  if ('problems' in read) return { status: 422, parts: ['problems', ...read.problems] }
  const { email, by } = await findRegistrant(typed, desk)
  const { locale } = read.form
  const about = [registrationsPath, event, read.form.email.toLowerCase()]
  const question = by.sub === undefined ? desk.personQuestion?.ask({ typed, about, locale }, new Date()) : undefined
  if (question) return { status: 422, parts: question.parts, question }
  const said = { ...read.form, email: email ?? read.form.email }
  const outcome = toOutcome(await desk.registrations.register(event, said, by))
  if (!said.newsletters || outcome.status !== 200) return outcome
  const isAsked = await askForLetters(desk.alertMe, `event-${event}`, { address: said.email, locale })
  return isAsked ? { ...outcome, parts: [...outcome.parts, 'newsletters'] } : outcome
}

const key = z.uuid()

/** Letters to somebody who is signed in go to the address that was verified. A session that is over makes them a guest. */
async function findRegistrant(
  typed: URLSearchParams,
  { findAsker, findTimeZone }: RegistrationDesk,
): Promise<{ email: string | undefined; by: Registrant }> {
  const token = typed.get(registrationExtras.token)
  const asker = token ? await findAsker(`Bearer ${token}`, registrationsPath) : undefined
  if (!asker) return { email: undefined, by: { sub: undefined, timeZone: undefined, key: undefined } }
  const { sub } = asker
  const email = await asker.findVerifiedEmail().catch(() => undefined)
  return {
    email,
    by: { sub, timeZone: await findTimeZone(sub), key: key.safeParse(typed.get(registrationExtras.key)).data },
  }
}

function toOutcome(taken: Registered): Outcome {
  if ('registration' in taken) {
    const { state, position, id } = taken.registration
    if (state === 'waiting') return { status: 200, parts: ['waiting'], reference: String(position) }
    return { status: 200, parts: ['registered'], reference: id }
  }
  if (taken.refused === 'mode') return { status: 422, parts: ['problems', 'mode'] }
  // What is withdrawn takes place no more, as far as anybody can be told.
  return { status: 409, parts: [taken.refused === 'missing' ? 'closed' : taken.refused] }
}

async function toPage({ typed, event }: Given, outcome: Outcome, desk: RegistrationDesk): Promise<Answer> {
  const { status, parts, reference, question } = outcome
  const locale = localeOf(typed)
  const words = mainWords(locale)
  const slug = desk.findOccasion(event)?.facts.editions[locale]?.slug
  const path = slug === undefined ? undefined : href('event-registration', locale, { id: event, slug })
  const page = path === undefined ? undefined : await desk.pages.fetchPage(path)
  const titled = status === 200 ? {} : { titled: words('registration.problem') }
  const fields = [...registrationAsked, registrationExtras.key, registrationExtras.newsletters, ...personFields]
  const asked = question ? { typed: question.typed, fills: { digits: question.digits } } : { typed }
  const answer = { parts: new Set(parts), fields, ...asked, ...(reference ? { reference } : {}), ...titled }
  if (!page?.html.includes('data-in-place')) {
    // What is kept is acknowledged, and what is refused explained, whatever has become of the page.
    desk.report(`${registrationsPath}: the page of the form cannot be had; answered without it.`)
    return toBarePage({ status, locale, title: sayPlainly(outcome, words), inPlaceOf: 'registration' })
  }
  const headers = { 'content-security-policy': page.policy, 'x-robots-tag': 'noindex' }
  return { status, type: 'text/html; charset=utf-8', body: fillForm(page.html, answer), headers }
}

function sayPlainly({ parts: [part], reference = '' }: Outcome, words: ReturnType<typeof mainWords>): string {
  if (part === 'registered') return `${words('registration.registered')} · ${words('registration.label')} ${reference}`
  if (part === 'waiting') return `${words('registration.waiting-label')} ${reference}`
  if (part === 'closed' || part === 'cancelled' || part === 'past' || part === 'not-yet')
    return words(`registration.${part}`)
  return words(part === 'busy' ? 'registration.busy' : 'registration.problems')
}
