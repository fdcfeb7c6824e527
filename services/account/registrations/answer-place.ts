import { type IncomingMessage } from 'node:http'
import { locales, type LocaleIn } from '../../../src/config/locales'
import { isMainLocale } from '../../../src/forms/account-details'
import { registrationsPath } from '../../../src/forms/registration'
import { type LetterWords, letterWords } from '../../../src/i18n/letter-words'
import { type Answer, toPlain } from '../../edge/respond'
import { escapeMarkup } from '../../escape-markup'
import { type SignedAddresses } from '../signed/signed-addresses'
import { type Registrations } from './registrations'

export type PlaceDesk = { registrations: Pick<Registrations, 'cancel' | 'find'>; signed: Pick<SignedAddresses, 'read'> }

const missing = toPlain(404, 'Not found')

export const isOfPlace = (path: string): boolean => path.startsWith(`${registrationsPath}/`)

/** Gives a place back, for whoever has the link of its letter. To open it changes nothing: mail programs do that too. */
export async function answerPlace(request: IncomingMessage, path: string, desk: PlaceDesk): Promise<Answer> {
  const { method } = request
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return { ...toPlain(405, 'Method not allowed'), headers: { allow: 'GET, HEAD, POST' } }
  const token = path.slice(registrationsPath.length + 1)
  const read = await desk.signed.read('place', token, new Date())
  if (typeof read === 'string') return missing
  const known = await desk.registrations.find(read.subject)
  if (!known) return missing
  const words = letterWords(isMainLocale(known.locale) ? known.locale : 'en')
  const locale = isMainLocale(known.locale) ? known.locale : 'en'
  if (method !== 'POST') return toPage(locale, words, known.state === 'cancelled' ? 'given-back' : 'ask')
  const changed = await desk.registrations.cancel(known.id)
  return toPage(locale, words, 'registration' in changed ? 'given-back' : 'too-late')
}

function toPage(locale: LocaleIn<'main'>, words: LetterWords, said: 'ask' | 'given-back' | 'too-late'): Answer {
  const title = escapeMarkup(words(`place.${said}`))
  const button = `<form method="post"><button>${escapeMarkup(words('place.give-back'))}</button></form>`
  const body = `<!doctype html>
<html lang="${locales[locale].htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title}</title></head>
<body><main><h1>${title}</h1>${said === 'ask' ? button : ''}</main></body></html>
`
  return { status: said === 'too-late' ? 409 : 200, type: 'text/html; charset=utf-8', body }
}
