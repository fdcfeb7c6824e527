import { toMainLocale } from '../../../src/forms/account-details'
import { href } from '../../../src/routes/href'
import { type Database } from '../../database/open-database'
import { type AlertHeading, alertsTold, type AlertsTold } from '../outbox/alerts-letter'
import { type OutboxParts, type WaitingLetter } from '../outbox/open-outbox'
import { openAddresses } from './addresses'
import { openAlerts } from './alerts'
import { matchNext } from './match-changes'
import { placeLetters } from './place-letters'
import { prepareAlerts, type PrepareParts } from './prepare-alerts'
import { type ShownAlert } from './show-alerts'

type Parts = Omit<PrepareParts, 'findAddress'> & {
  database: Database
  siteOrigin: string
  /** Half of the grants would withhold what may be read. */
  isWhole: () => boolean
  /** The address by which the reader of a letter ends such letters. */
  stopAddressOf: (sub: string, locale: string) => string
}

export type Alerting = {
  /** Finds out for whom there is news, and queues the letters that are due. */
  work: (now: Date) => Promise<void>
  /** What the outbox asks before a letter leaves, and says of addresses. */
  letters: Required<Pick<OutboxParts, 'prepare' | 'held' | 'refused'>>
}

/** From what changed to what each person hears of it. Several services may do so at once. */
export function openAlerting({ database, siteOrigin, isWhole, stopAddressOf, ...parts }: Parts): Alerting {
  const alerts = openAlerts(database)
  const addresses = openAddresses(database)
  const findAddress = async (sub: string) => (await addresses.find(sub))?.address
  const prepare = async ({ kind, person, locale: given, data }: WaitingLetter, now: Date): Promise<unknown> => {
    if (kind !== 'alerts') return data
    if (!isWhole()) throw new Error('The letter waits until every grant was read.')
    const { letter } = alertsTold.parse(data)
    const locale = toMainLocale(given)
    const waiting = await alerts.listOfLetter(letter)
    const shown = await prepareAlerts({ ...parts, findAddress }, waiting, { sub: person, locale, now })
    if (shown.length === 0) return undefined
    const settings = siteOrigin + href('newsletters-and-alerts', locale)
    return toTold(letter, shown, { siteOrigin, links: { settings, stop: stopAddressOf(person, locale) } })
  }
  return {
    work: async (now) => {
      while (await matchNext(database, now));
      while ((await placeLetters(database, now)) > 0);
    },
    letters: { prepare, held: () => (isWhole() ? [] : ['alerts']), refused: addresses.refuse },
  }
}

type Around = { siteOrigin: string; links: AlertsTold['links'] }

const toTold = (letter: string, shown: readonly ShownAlert[], { siteOrigin, links }: Around): AlertsTold => ({
  letter,
  links,
  entries: shown.map(({ kind, nature, title, place, path, because, issue }) => ({
    heading: (kind === 'law' ? nature : kind) as AlertHeading,
    title,
    place,
    url: siteOrigin + path,
    because: [...because],
    ...(issue
      ? {
          issue: {
            opening: issue.opening,
            links: issue.entries.map((one) => ({ title: one.title, url: siteOrigin + one.path, words: one.words })),
          },
        }
      : {}),
  })),
})
