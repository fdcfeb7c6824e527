import { type IncomingMessage } from 'node:http'
import { type LocaleIn } from '../../../src/config/locales'
import { toMainLocale } from '../../../src/forms/account-details'
import { type PlacePart, type PlaceWish, wishOf } from '../../../src/forms/place'
import { registrationsPath } from '../../../src/forms/registration'
import { readHtml } from '../../../src/gates/read-html'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { type Answer } from '../../http/respond'
import { type AccountRoute, onEach } from '../account-route'
import { toBarePage } from '../alerts/bare-page'
import { toCertificateAddress } from '../certificates/answer-certificate'
import { attendanceSubject, certifyAttendance } from '../certificates/certify-attendance'
import { applyEdits, leadTo, rewrite, uncover } from '../sent-forms/fill-page'
import { type LivePages } from '../sent-forms/live-pages'
import { readSentForm } from '../sent-forms/read-sent-form'
import { type SignedAddresses } from '../signed/signed-addresses'
import { type Screenings } from '../watching/screenings'
import { findWatch, toWatchAddress } from '../watching/watched'
import { type OwnRegistration } from './find-places'
import { describePlace } from './letters/letters-on-places'
import { modesOf, standingAt } from './occasion'
import { type Changed, type Registrations } from './registrations'

export type PlaceDesk = {
  registrations: Pick<Registrations, 'cancel' | 'changeMode'>
  findPlace: (id: string) => Promise<OwnRegistration | undefined>
  signed: Pick<SignedAddresses, 'read' | 'make'>
  screenings: Pick<Screenings, 'find'>
  clock?: () => Date
  pages: Pick<LivePages, 'fetchPage'>
  report: (line: string) => void
}

type Outcome = { status: number; said: PlacePart; known?: OwnRegistration }

export const placeRoutes = (desk: PlaceDesk): AccountRoute[] =>
  onEach(['GET', 'POST'], `${registrationsPath}/{rest...}`, ({ request, path }) => answerPlace(request, path, desk))

/** The page of one registration, for the reader of its letter. To open it changes nothing: mail programs do that too. */
export async function answerPlace(request: IncomingMessage, path: string, desk: PlaceDesk): Promise<Answer> {
  const { method } = request
  const read = await desk.signed.read('place', path.slice(registrationsPath.length + 1), new Date())
  const known = typeof read === 'string' ? undefined : await desk.findPlace(read.subject)
  if (!known) return toPage({ status: 404, said: 'unknown' }, path, desk)
  if (method !== 'POST') return toPage({ status: 200, said: stateOf(known), known }, path, desk)
  const sent = await readSentForm(request)
  if ('refused' in sent) return sent.refused
  return toPage(await change(known, wishOf(sent.typed), desk), path, desk)
}

async function change(before: OwnRegistration, wish: PlaceWish | undefined, desk: PlaceDesk): Promise<Outcome> {
  if (wish === undefined) return { status: 422, said: 'unread', known: before }
  const { id } = before
  const changed = await (wish === 'give-back' ? desk.registrations.cancel(id) : desk.registrations.changeMode(id, wish))
  const known = (await desk.findPlace(id)) ?? before
  if ('refused' in changed) return { status: 409, said: whyNot(changed.refused, known), known }
  return { status: 200, said: wish === 'give-back' ? 'given-back' : 'moved', known }
}

type Refused = Extract<Changed, { refused: unknown }>['refused']

function whyNot(refused: Refused, known: OwnRegistration): PlacePart {
  if (refused === 'full') return 'full'
  const state = stateOf(known)
  return state === 'registered' || state === 'waiting' ? 'unread' : state
}

function stateOf({ state, at: { facts } }: OwnRegistration): PlacePart {
  if (facts.isCancelled) return 'called-off'
  if (state === 'cancelled') return 'given-back'
  if (facts.endsAt <= new Date().toISOString()) return 'too-late'
  return state
}

/** What the holder may do now; nothing where it is over. */
function wishesOf(known: OwnRegistration): PlacePart[] {
  const state = stateOf(known)
  if (state !== 'registered' && state !== 'waiting') return []
  const { facts } = known.at
  const others = standingAt(facts, new Date()) === 'open' ? modesOf(facts).filter((mode) => mode !== known.mode) : []
  return ['form', state === 'waiting' ? 'leave' : 'give-back', ...others.map((mode) => `to-${mode}` as const)]
}

async function toPage({ status, said, known }: Outcome, path: string, desk: PlaceDesk): Promise<Answer> {
  const locale = toMainLocale(known?.locale ?? '')
  const words = mainWords(locale)
  const page = await desk.pages.fetchPage(href('event-place', locale))
  const headers = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
  if (!page) {
    desk.report(`${href('event-place', locale)}: the page was not found; answered without it.`)
    const [title, text] = [words(`place.${said as 'unknown'}`), words(`place.${said as 'unknown'}-text`)]
    return { ...toBarePage({ status, locale, title, text }), headers }
  }
  const html = readHtml(page.html)
  const shown: PlacePart[] = known ? [said, 'facts', ...(known.position === null ? [] : ['position' as const])] : [said]
  const leads = known ? leadsOf(known, locale, desk) : {}
  const parts = new Set<string>([...shown, ...Object.keys(leads), ...(known ? wishesOf(known) : [])])
  const titled = status === 200 ? {} : { titled: words('registration.problem') }
  const fills = known ? fillsOf(known, locale) : {}
  const sends = html.tags
    .filter(({ name, attributes }) => name === 'form' && attributes['action'] === registrationsPath)
    .map((form) => rewrite(form, { ...form.attributes, action: path }))
  const body = applyEdits(page.html, [...uncover(html, { parts, fills, ...titled }), ...leadTo(html, leads), ...sends])
  return {
    ...{ status, type: 'text/html; charset=utf-8', body },
    headers: { ...headers, 'content-security-policy': page.policy },
  }
}

/** What the holder may take away, by the names of the page's links. */
function leadsOf(
  known: OwnRegistration,
  locale: LocaleIn<'main'>,
  { signed, screenings, clock = () => new Date() }: PlaceDesk,
): Partial<Record<PlacePart, string>> {
  const now = clock()
  const watch = findWatch(known, screenings, now)
  const subject = attendanceSubject(known)
  return {
    ...(certifyAttendance(known, now) ? { certificate: toCertificateAddress(signed, { locale, subject, now }) } : {}),
    ...(watch ? { [watch]: toWatchAddress(signed, watch, { event: known.event, now }) } : {}),
  }
}

function fillsOf(known: OwnRegistration, locale: LocaleIn<'main'>) {
  const { title, when } = describePlace(known.at, known, locale)
  return { event: title, when, mode: mainWords(locale)(`event.${known.mode}`), position: String(known.position ?? '') }
}
