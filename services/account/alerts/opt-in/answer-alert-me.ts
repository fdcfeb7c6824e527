import { type IncomingMessage } from 'node:http'
import { type LocaleIn } from '../../../../src/config/locales'
import { toMainLocale } from '../../../../src/forms/account-details'
import { alertFields, alertMePath, type AlertPart, parseAlertForm } from '../../../../src/forms/alert-me'
import { localeOf } from '../../../../src/forms/parse-enquiry'
import { readHtml, type Tag } from '../../../../src/gates/read-html'
import { mainWords } from '../../../../src/i18n/words'
import { href } from '../../../../src/routes/href'
import { type Answer } from '../../../http/respond'
import { toSender } from '../../../http/to-sender'
import { type AccountRoute, on, onEach } from '../../account-route'
import { fillForm } from '../../enquiries/fill-form'
import { type Items } from '../../items/read-items'
import { applyEdits, rewrite } from '../../sent-forms/fill-page'
import { type Senders } from '../../sent-forms/limit-senders'
import { type LivePages } from '../../sent-forms/live-pages'
import { readSentForm } from '../../sent-forms/read-sent-form'
import { type SignedAddresses } from '../../signed/signed-addresses'
import { toBarePage } from '../bare-page'
import { findSubject, type FollowedSubject } from '../find-subject'
import { isFlooded } from './ask-for-letters'
import { type OptIns } from './opt-ins'

export type AlertMeDesk = {
  optIns: Pick<OptIns, 'ask' | 'countOf' | 'find' | 'confirm'>
  sources: Parameters<typeof findSubject>[0] & { items: Pick<Items, 'isWhole'> }
  signed: Pick<SignedAddresses, 'read'>
  senders: Senders
  pages: Pick<LivePages, 'fetchPage'>
  report: (line: string) => void
}

type Outcome = { status: number; parts: readonly AlertPart[]; title?: string }
type Asked = { locale: LocaleIn<'main'>; typed: URLSearchParams; path: string }

const optInPath = `${alertMePath}/confirm`
// No token has it.
const languageMark = '~'
const none = new URLSearchParams()
const givenBack = Object.values(alertFields).filter((name) => name !== alertFields.trap)

/** Where the reader of a letter confirms that they want more of them. */
export const linksToConfirm =
  (signed: Pick<SignedAddresses, 'make'>, siteOrigin: string) =>
  (id: string, locale: string): string =>
    `${siteOrigin}${optInPath}/${signed.make('opt-in', id, new Date())}${languageMark}${locale}`

export const alertMeRoutes = (desk: AlertMeDesk): AccountRoute[] => [
  on({ method: 'POST', path: alertMePath }, ({ request }) => answerAlertMe(request, desk)),
  ...onEach(['GET', 'POST'], `${optInPath}/{rest...}`, ({ request, path }) => answerOptIn(request, path, desk)),
]

/** Takes the press on a page, which is answered with the form, and the form. */
export async function answerAlertMe(request: IncomingMessage, desk: AlertMeDesk): Promise<Answer> {
  const sent = await readSentForm(request)
  if ('refused' in sent) return sent.refused
  const { typed } = sent
  const locale = localeOf(typed)
  const asked = { locale, typed, path: alertMePath }
  if (!(await desk.sources.items.isWhole())) return toPage({ status: 503, parts: ['unavailable'] }, asked, desk)
  const subject = await findSubject(desk.sources, typed.get(alertFields.about) ?? '', locale)
  if (!subject) return toPage({ status: 404, parts: ['gone'] }, asked, desk)
  const outcome = typed.has(alertFields.email)
    ? await take(subject, { locale, typed, sender: toSender(request) }, desk)
    : { status: 200, parts: ['form' as const] }
  return toPage({ ...outcome, title: subject.title }, asked, desk)
}

type Given = Pick<Asked, 'locale' | 'typed'> & { sender: string }

async function take(subject: FollowedSubject, { locale, typed, sender }: Given, desk: AlertMeDesk): Promise<Outcome> {
  const { optIns, senders } = desk
  if (!senders.allow(sender)) return { status: 429, parts: ['form', 'busy'] }
  const read = parseAlertForm(typed)
  if ('problems' in read) return { status: 422, parts: ['form', 'problems', ...read.problems] }
  const { email: address, rate } = read.form
  const now = new Date()
  if (await isFlooded(desk, address, now)) return { status: 429, parts: ['form', 'busy'] }
  await optIns.ask({ ...subject, address, rate, locale }, now)
  return { status: 200, parts: ['sent'] }
}

/** To open the link in the letter changes nothing: scanners of mail do that too. Pressed twice, it says the same. */
export async function answerOptIn(
  { method }: Pick<IncomingMessage, 'method'>,
  path: string,
  desk: AlertMeDesk,
): Promise<Answer> {
  const [token = '', given = ''] = path.slice(optInPath.length + 1).split(languageMark, 2)
  const asked = { locale: toMainLocale(given), typed: none, path }
  const now = new Date()
  const read = await desk.signed.read('opt-in', token, now)
  const work = method === 'POST' ? desk.optIns.confirm : desk.optIns.find
  const found = typeof read === 'string' ? undefined : await work(read.subject, now)
  if (!found) return toPage({ status: 404, parts: ['unknown'] }, asked, desk)
  const part = method === 'POST' ? 'confirmed' : 'confirm'
  return toPage({ status: 200, parts: [part], title: found.title }, asked, desk)
}

async function toPage(outcome: Outcome, { locale, typed, path }: Asked, desk: AlertMeDesk): Promise<Answer> {
  const { status, parts, title = '' } = outcome
  const words = mainWords(locale)
  const at = href('alert-me', locale)
  const page = await desk.pages.fetchPage(at)
  const headers = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
  if (!page?.html.includes('data-in-place')) {
    desk.report(`${at}: the page was not found; answered without it.`)
    return { ...toPlainPage(outcome, locale), headers }
  }
  const titled = status === 200 ? {} : { titled: words('contact.problem', { title: '' }) }
  const filled = fillForm(page.html, {
    ...{ parts: new Set(parts), fields: givenBack, typed: withDefaults(typed, locale) },
    ...{ fills: { title }, ...titled },
  })
  // The button of the letter's page is sent to where the letter led.
  const own = path === alertMePath ? [] : readHtml(filled).tags.filter(isButtonForm)
  const body = applyEdits(
    filled,
    own.map((form) => rewrite(form, { ...form.attributes, action: path })),
  )
  return {
    ...{ status, type: 'text/html; charset=utf-8', body },
    headers: { ...headers, 'content-security-policy': page.policy },
  }
}

const isButtonForm = ({ name, attributes }: Tag): boolean =>
  name === 'form' && attributes['action'] === alertMePath && attributes['data-in-place'] === undefined

function withDefaults(typed: URLSearchParams, locale: string): URLSearchParams {
  const own = new URLSearchParams(typed)
  own.set(alertFields.locale, locale)
  if (!own.has(alertFields.rate)) own.set(alertFields.rate, 'weekly')
  return own
}

/** What is kept is acknowledged, and what is refused explained, whatever has become of the page. */
function toPlainPage({ status, parts }: Outcome, locale: LocaleIn<'main'>): Answer {
  const words = mainWords(locale)
  const said = parts.find(isSaid) ?? 'unavailable'
  const [title, text] = [words(`alert-me.${said}`), words(`alert-me.${said}-text`)]
  return toBarePage({
    ...{ status: said === 'unavailable' ? 503 : status, locale, title, text },
    ...(said === 'confirm' ? { button: words('alert-me.confirm-button') } : {}),
  })
}

const saidParts = ['busy', 'sent', 'confirm', 'confirmed', 'unknown', 'gone', 'unavailable'] as const
const isSaid = (part: AlertPart): part is (typeof saidParts)[number] =>
  (saidParts as readonly AlertPart[]).includes(part)
