import { type IncomingMessage } from 'node:http'
import { enquiriesPath, enquiryExtras, enquiryFields, type EnquiryPart } from '../../../src/forms/enquiry'
import { localeOf, parseEnquiry } from '../../../src/forms/parse-enquiry'
import { mainWords } from '../../../src/i18n/words'
import { type Answer, toPlain } from '../../http/respond'
import { toSender } from '../../http/to-sender'
import { type Senders } from '../sent-forms/limit-senders'
import { type LivePages } from '../sent-forms/live-pages'
import { personFields, type PersonQuestion, type Question } from '../sent-forms/person-question'
import { readSentForm } from '../sent-forms/read-sent-form'
import { type Enquiries } from './enquiries'
import { fillForm } from './fill-form'

export type EnquiryDesk = {
  enquiries: Enquiries
  senders: Senders
  pages: Pick<LivePages, 'fetchContactPage'>
  /** One more has been kept. */
  nudge: () => void
  /** Where the installation wants it, a form is taken from people alone. */
  personQuestion?: PersonQuestion | undefined
  report: (line: string) => void
}

const mostOfAddress = 5

type Outcome = { status: number; parts: EnquiryPart[]; reference?: string; question?: Question }

/** Takes the form with which one writes to the firm. The answer is its page, whether a script asks or a browser without one. */
export async function answerEnquiry(request: IncomingMessage, desk: EnquiryDesk): Promise<Answer> {
  const sent = await readSentForm(request)
  if ('refused' in sent) return sent.refused
  const { typed } = sent
  const outcome = await decide(typed, toSender(request), desk)
  return toPage({ typed, isPart: request.headers['sec-fetch-dest'] === 'empty' }, outcome, desk)
}

async function decide(typed: URLSearchParams, sender: string, desk: EnquiryDesk): Promise<Outcome> {
  const { enquiries, senders, nudge, personQuestion } = desk
  if (!senders.allow(sender)) return { status: 429, parts: ['busy'] }
  const read = parseEnquiry(typed)
  if ('problems' in read) return { status: 422, parts: ['problems', ...read.problems] }
  if ((await enquiries.countOthers(read.enquiry)) >= mostOfAddress) return { status: 429, parts: ['busy'] }
  const { locale, ...said } = read.enquiry
  const question = personQuestion?.ask({ typed, about: [enquiriesPath, said], locale }, new Date())
  if (question) return { status: 422, parts: question.parts, question }
  const reference = await enquiries.keep(read.enquiry)
  nudge()
  return { status: 200, parts: ['sent'], reference }
}

type Asked = { typed: URLSearchParams; isPart: boolean }

async function toPage({ typed, isPart }: Asked, outcome: Outcome, desk: EnquiryDesk): Promise<Answer> {
  const { status, parts, reference, question } = outcome
  const locale = localeOf(typed)
  const words = mainWords(locale)
  const page = await desk.pages.fetchContactPage(locale)
  if (!page) {
    // What is kept is acknowledged, whatever has become of the page.
    desk.report(`${enquiriesPath}: the page of the form cannot be had; answered without it.`)
    return toPlain(
      status,
      status === 200 ? `${words('contact.reference')} ${reference ?? ''}` : words('contact.unsent'),
    )
  }
  const titled = status === 200 ? {} : { titled: words('contact.problem', { title: '' }) }
  const body = fillForm(page.html, {
    isPart,
    parts: new Set(parts),
    fields: [...enquiryFields, enquiryExtras.key, ...personFields],
    typed: question?.typed ?? typed,
    ...(question ? { fills: { digits: question.digits } } : {}),
    ...(reference ? { reference } : {}),
    ...titled,
  })
  const headers = {
    'content-security-policy': page.policy,
    'x-robots-tag': 'noindex',
    ...(status === 429 ? { 'retry-after': '3600' } : {}),
  }
  return { status, type: 'text/html; charset=utf-8', body, headers }
}
