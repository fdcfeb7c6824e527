import { type LocaleIn } from '../../../src/config/locales'
import { toMainLocale } from '../../../src/forms/account-details'
import { href } from '../../../src/routes/href'
import { type Database } from '../../database/open-database'
import { type OfficeRequest } from '../../shared/office/office-request'
import { type Directory } from '../clients/directory'
import { addEvent } from '../events/events'
import { queueLetter } from '../outbox/queue-letter'

export type Telling = { directory: Pick<Directory, 'find'>; siteOrigin: string }

type Answered = OfficeRequest & { letterLocale: string | null }

function nameOf({ of, about }: OfficeRequest, locale: LocaleIn<'main'>, { directory }: Telling): string {
  if (of === 'product') return directory.find('product', about, locale)?.title ?? ''
  return of === null ? '' : (directory.find('nav-service', about, locale)?.name ?? '')
}

/** The person hears of an answer with the answer itself: on every page of theirs that is open, and by a letter. */
export async function tellAnswered(
  transaction: Pick<Database, 'query'>,
  request: Answered,
  telling: Telling,
): Promise<void> {
  const { id, sub, email, kind, state, note } = request
  const cause = `request ${id} answered`
  if (
    email !== null &&
    (state === 'granted' || state === 'refused') &&
    (kind === 'access' || kind === 'subscription')
  ) {
    const wanted = request.letterLocale ?? request.locale
    const locale = toMainLocale(wanted)
    const link =
      telling.siteOrigin + (kind === 'access' ? href('dashboard-products', locale) : href('subscriptions', locale))
    const data = { kind, state, name: nameOf(request, locale, telling), note: note ?? '', link }
    await queueLetter(transaction, {
      to: { person: sub, address: email },
      cause,
      locale,
      kind: 'request-answered',
      data,
    })
  }
  await addEvent(transaction, sub, { kind: 'request-answered', about: id, cause })
}
