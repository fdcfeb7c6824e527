import { type IncomingMessage } from 'node:http'
import { locales, type LocaleIn } from '../../../src/config/locales'
import { isMainLocale } from '../../../src/forms/account-details'
import { letterWords } from '../../../src/i18n/letter-words'
import { type Answer, toPlain } from '../../http/respond'
import { escapeMarkup } from '../../shared/escape-markup'
import { type SignedAddresses } from '../signed/signed-addresses'
import { type Addresses } from './addresses'

export type StopDesk = { addresses: Pick<Addresses, 'end'>; signed: Pick<SignedAddresses, 'read'> }

const stopPath = '/online-services/alerts/stop'
// No token has it.
const languageMark = '~'

/** Where the reader of a letter ends such letters, signed in or not. */
export const linksToStop =
  (signed: Pick<SignedAddresses, 'make'>, siteOrigin: string) =>
  (sub: string, locale: string): string =>
    `${siteOrigin}${stopPath}/${signed.make('unsubscribe', sub, new Date())}${languageMark}${locale}`

export const isOfStop = (path: string): boolean => path.startsWith(`${stopPath}/`)

/** To open the address changes nothing: scanners of mail do that too. Pressed twice, it says the same. */
export async function answerStop(
  { method }: Pick<IncomingMessage, 'method'>,
  path: string,
  desk: StopDesk,
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return { ...toPlain(405, 'Method not allowed'), headers: { allow: 'GET, HEAD, POST' } }
  const [token = '', given = ''] = path.slice(stopPath.length + 1).split(languageMark, 2)
  const read = await desk.signed.read('unsubscribe', token, new Date())
  if (typeof read === 'string' || !isMainLocale(given)) return toPlain(404, 'Not found')
  if (method === 'POST') await desk.addresses.end(read.subject)
  return toPage(given, method === 'POST' ? 'stopped' : 'ask')
}

function toPage(locale: LocaleIn<'main'>, said: 'ask' | 'stopped'): Answer {
  const words = letterWords(locale)
  const title = escapeMarkup(words(`alerts.${said}`))
  const button = `<form method="post"><button>${escapeMarkup(words('alerts.stop'))}</button></form>`
  const body = `<!doctype html>
<html lang="${locales[locale].htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title}</title></head>
<body><main><h1>${title}</h1>${said === 'ask' ? button : `<p>${escapeMarkup(words('alerts.stopped-text'))}</p>`}</main></body></html>
`
  return { status: 200, type: 'text/html; charset=utf-8', body }
}
