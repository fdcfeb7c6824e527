import { type IncomingMessage } from 'node:http'
import { toMainLocale } from '../../../src/forms/account-details'
import { letterWords } from '../../../src/i18n/letter-words'
import { type Answer } from '../../http/respond'
import { type AccountRoute, onEach } from '../account-route'
import { type SignedAddresses } from '../signed/signed-addresses'
import { type Addresses } from './addresses'
import { toBarePage } from './bare-page'
import { isGuest } from './opt-in/guests'

export type StopDesk = { addresses: Pick<Addresses, 'end'>; signed: Pick<SignedAddresses, 'read'> }

const stopPath = '/online-services/alerts/stop'
// No token has it.
const languageMark = '~'

/** Where the reader of a letter ends such letters, signed in or not. */
export const linksToStop =
  (signed: Pick<SignedAddresses, 'make'>, siteOrigin: string) =>
  (sub: string, locale: string): string =>
    `${siteOrigin}${stopPath}/${signed.make('unsubscribe', sub, new Date())}${languageMark}${locale}`

export const stopRoutes = (desk: StopDesk): AccountRoute[] =>
  onEach(['GET', 'POST'], `${stopPath}/{rest...}`, ({ request, path }) => answerStop(request, path, desk))

/** To open the address changes nothing: scanners of mail do that too. Pressed twice, it says the same. */
export async function answerStop(
  { method }: Pick<IncomingMessage, 'method'>,
  path: string,
  desk: StopDesk,
): Promise<Answer> {
  const [token = '', given = ''] = path.slice(stopPath.length + 1).split(languageMark, 2)
  const read = await desk.signed.read('unsubscribe', token, new Date())
  const locale = toMainLocale(given)
  const words = letterWords(locale)
  if (typeof read === 'string' || locale !== given) {
    const [title, text] = [words('letter.link-ended'), words('letter.link-ended-text')]
    return toBarePage({ status: 404, locale, title, text })
  }
  if (method !== 'POST') return toBarePage({ locale, title: words('alerts.ask'), button: words('alerts.stop') })
  await desk.addresses.end(read.subject)
  const text = words(isGuest(read.subject) ? 'alerts.stopped-guest' : 'alerts.stopped-text')
  return toBarePage({ locale, title: words('alerts.stopped'), text })
}
