import { type IncomingMessage } from 'node:http'
import { locales, type LocaleIn, localesIn } from '../../../src/config/locales'
import { localeOf } from '../../../src/forms/parse-enquiry'
import { readCode, showCode, verifyFields, type VerifyPart, verifyPath, writeChecked } from '../../../src/forms/verify'
import { readHtml } from '../../../src/gates/read-html'
import { formatDay } from '../../../src/i18n/format/format-date'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { toVerifyPath } from '../../../src/routes/verify-path'
import { type Answer, toPlain } from '../../http/respond'
import { toSender } from '../../http/to-sender'
import { type AccountRoute, on } from '../account-route'
import { certificateFacts, titleIn } from '../certificates/certified'
import { type Navigator } from '../navigator/book/book'
import { applyEdits, leadTo, rewrite, uncover } from '../sent-forms/fill-page'
import { type Senders } from '../sent-forms/limit-senders'
import { type LivePages } from '../sent-forms/live-pages'
import { readSentForm } from '../sent-forms/read-sent-form'
import { checkReport, readFacts } from './check-report'
import { type GivenOut, type GivenOuts } from './given-out'

export type VerifyDesk = {
  givenOuts: Pick<GivenOuts, 'find'>
  navigator: Navigator
  senders: Senders
  pages: Pick<LivePages, 'fetchPage'>
  report: (line: string) => void
}

type MainLocale = LocaleIn<'main'>
type Asked = { locale: MainLocale; typed: string }
type Outcome = { status: number; parts: VerifyPart[]; fills?: Record<string, string>; changes?: string | undefined }

export const verifyRoutes = (desk: VerifyDesk): AccountRoute[] => [
  on({ method: 'POST', path: verifyPath }, ({ request }) => answerVerifyForm(request)),
  ...(localesIn('main') as MainLocale[]).map((locale) => {
    const place = toVerifyPath(locale, '')
    return on({ method: 'GET', path: `${place}{typed...}` }, ({ request, path }) =>
      answerVerify(request, { locale, typed: path.slice(place.length) }, desk),
    )
  }),
]

/** The number that somebody typed leads to the page of its document. */
export async function answerVerifyForm(request: IncomingMessage): Promise<Answer> {
  const sent = await readSentForm(request)
  if ('refused' in sent) return sent.refused
  const typed = sent.typed.get(verifyFields.code) ?? ''
  // What is no code is looked up too: its page says so, in the reader's language.
  const code = readCode(typed) ?? '0'
  return { ...toPlain(303, ''), headers: { location: toVerifyPath(localeOf(sent.typed), code) } }
}

/** Whether a document is one of ours and how much of it still holds, for anybody who has it in hand. */
export async function answerVerify(request: IncomingMessage, asked: Asked, desk: VerifyDesk): Promise<Answer> {
  if (!desk.senders.allow(toSender(request))) return toPage(asked, { status: 429, parts: ['busy'] }, desk)
  const code = readCode(decode(asked.typed))
  const found = code === undefined ? undefined : await desk.givenOuts.find(code)
  if (!found || code === undefined) return toPage(asked, { status: 404, parts: ['unknown'] }, desk)
  return toPage(asked, await check({ ...found, code }, asked.locale, desk), desk)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '' // no code either
  }
}

async function check(found: GivenOut & { code: string }, locale: MainLocale, desk: VerifyDesk): Promise<Outcome> {
  const words = mainWords(locale)
  const now = new Date()
  const say = (at: Date) =>
    new Intl.DateTimeFormat(locales[locale].htmlLang, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  const fills = {
    number: showCode(found.code),
    kind: words('verify.kind-report'),
    day: say(found.madeAt),
    today: say(now),
  }
  if (found.kind === 'certificate')
    return { status: 200, parts: ['genuine'], fills: { ...fills, ...sayCertified(found, locale) } }
  const finding = await checkReport(readFacts(found.facts), desk.navigator, now)
  if (!finding) return { status: 503, parts: ['unavailable'] }
  const { changes, total } = finding
  const changed = changes.length
  const said = changed === 0 ? words('verify.unchanged', { total }) : words('verify.changed', { changed, total })
  const builder = await findBuilder(finding.services, locale, desk)
  const parts: VerifyPart[] = builder === undefined ? ['genuine'] : ['genuine', 'report']
  const at = builder === undefined ? undefined : writeChecked(builder, found.code)
  return { status: 200, parts, fills: { ...fills, finding: said }, changes: at }
}

/** What was certified, and when: its holder is not named. */
function sayCertified({ facts }: GivenOut, locale: MainLocale) {
  const words = mainWords(locale)
  const certified = certificateFacts.parse(facts)
  const { kind, minutes } = certified
  const said = { title: titleIn(certified, locale), day: formatDay(locale, certified.day), count: minutes }
  return { kind: words(`verify.kind-${kind}`), finding: words(`verify.certified-${kind}`, said) }
}

/** Where those who may read the answers see which of them changed. */
async function findBuilder(wanted: readonly number[], locale: MainLocale, { navigator }: VerifyDesk) {
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const services = await (await navigator.open())?.services({ locale, today, visits: () => new Map() })
  // The first that is still there: who is refused at it is led on from there.
  const [service] = wanted.flatMap((id) => services?.find((one) => one.id === id) ?? [])
  return service && href('report-builder', locale, { service: service.slug })
}

async function toPage({ locale, typed }: Asked, outcome: Outcome, desk: VerifyDesk): Promise<Answer> {
  const { status, parts, fills = {} } = outcome
  const words = mainWords(locale)
  const page = await desk.pages.fetchPage(href('verify', locale))
  const retry = status === 429 ? { 'retry-after': '3600' } : status === 503 ? { 'retry-after': '5' } : {}
  const headers = { ...retry, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
  if (!page) {
    desk.report(`${href('verify', locale)}: the page cannot be had; answered without it.`)
    const [part = 'unknown'] = parts
    const said = [words(`verify.${part === 'report' ? 'genuine' : part}`), fills['finding'], fills['day']]
    return { ...toPlain(status, said.filter(Boolean).join(' · ')), headers }
  }
  const html = readHtml(page.html)
  const titled = `${words(`verify.${parts[0] === 'genuine' ? 'genuine' : 'unsure'}`)} – `
  const edits = [...uncover(html, { parts: new Set(parts), fills, titled }), ...leadOn(html, typed, outcome.changes)]
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: applyEdits(page.html, edits),
    headers: { ...headers, 'content-security-policy': page.policy },
  }
}

/** The other languages say the same of this document, not of none. */
function leadOn(html: ReturnType<typeof readHtml>, typed: string, changes: string | undefined) {
  const others = new Map(
    (localesIn('main') as MainLocale[]).map((one) => [href('verify', one), toVerifyPath(one, typed)]),
  )
  const own = changes === undefined ? [] : leadTo(html, { changes })
  const inOthers = html.tags.flatMap((tag) => {
    const to = tag.name === 'a' ? others.get(tag.attributes['href'] ?? '') : undefined
    return to === undefined ? [] : [rewrite(tag, { ...tag.attributes, href: to })]
  })
  return [...own, ...inOthers]
}
