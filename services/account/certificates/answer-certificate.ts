import { type IncomingMessage } from 'node:http'
import { type LocaleIn } from '../../../src/config/locales'
import { isMainLocale } from '../../../src/forms/account-details'
import { type Answer, toJson } from '../../http/respond'
import { toSender } from '../../http/to-sender'
import { type AccountRoute, on } from '../account-route'
import { type GivenOuts } from '../documents/given-out'
import { type PdfMaker } from '../documents/open-pdf-maker'
import { type Senders } from '../sent-forms/limit-senders'
import { type SignedAddresses } from '../signed/signed-addresses'
import { type CertificateNumbers } from './certificate-numbers'
import { certificateTemplate } from './certificate-template'
import { type Certified } from './certified'
import { printCertificate } from './print-certificate'

export const certificatesPath = '/online-services/certificates'

export type CertificateDesk = {
  /** What is certified of a subject now; undefined where that is nothing any more. */
  findCertified: (subject: string) => Promise<Certified | undefined>
  numbers: CertificateNumbers
  givenOuts: Pick<GivenOuts, 'note'>
  maker: Pick<PdfMaker, 'make'>
  signed: Pick<SignedAddresses, 'read'>
  senders: Senders
  siteOrigin: string
  clock?: () => Date
  report: (line: string) => void
}

type MainLocale = LocaleIn<'main'>

/** Opens one certificate in one language for the person who has the address, for an hour. */
export const toCertificateAddress = (
  signed: Pick<SignedAddresses, 'make'>,
  { locale, subject, now }: { locale: MainLocale; subject: string; now: Date },
): string => `${certificatesPath}/${signed.make('certificate', `${locale} ${subject}`, now)}`

const pattern = new RegExp(`^${certificatesPath}/([\\w.-]+)$`)
const missing = toJson(404, { error: 'Not found' })
const busy: Answer = { ...toJson(429, { error: 'Too many requests' }), headers: { 'retry-after': '3600' } }

export const certificateRoutes = (desk: CertificateDesk): AccountRoute[] => [
  on({ method: 'GET', path: `${certificatesPath}/{rest...}` }, ({ request, path }) =>
    answerCertificate(request, path, desk),
  ),
]

/** Makes the certificate that a signed address names. Its number is known to the page of checking before the paper leaves. */
export async function answerCertificate(
  request: IncomingMessage,
  path: string,
  desk: CertificateDesk,
): Promise<Answer> {
  if (!desk.senders.allow(toSender(request))) return busy
  const [, token = ''] = pattern.exec(path) ?? []
  const read = await desk.signed.read('certificate', token, (desk.clock ?? (() => new Date()))())
  if (typeof read === 'string') {
    desk.report(`404 ${certificatesPath}: ${read}`)
    return missing
  }
  const [, locale = '', subject = ''] = /^([a-z-]+) (.+)$/s.exec(read.subject) ?? []
  if (!isMainLocale(locale)) return missing
  const certified = await desk.findCertified(subject)
  if (!certified) return missing
  return { status: 200, type: 'application/pdf', body: await make(subject, { locale, certified }, desk), headers }
}

type Made = { locale: MainLocale; certified: Certified }

async function make(subject: string, { locale, certified }: Made, desk: CertificateDesk): Promise<Buffer> {
  const document = desk.numbers.numberOf(subject)
  const data = printCertificate({ locale, origin: desk.siteOrigin, code: document.code, certified })
  const paper = await desk.maker.make({ template: certificateTemplate, data })
  await desk.givenOuts.note(document, { kind: 'certificate', facts: certified.facts })
  return paper
}

const headers = {
  'content-disposition': 'attachment; filename="certificate.pdf"',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-robots-tag': 'noindex',
}
