import { type LocaleIn } from '../../config/locales'
import { formatDay } from '../../i18n/format/format-date'
import { dayOf, formatTime } from '../../i18n/format/format-time'
import { beginSentence, spellNumber } from '../../i18n/format/spell-number'
import { type SignedInWords } from '../../i18n/load/load-signed-in-words'
import { sharedWords } from '../../i18n/words'

type Said = { locale: LocaleIn<'main'>; words: SignedInWords }
type Found = { total: number; laws: number; since: string }

const here = (instant: string) => ({ instant, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })

/** The day of a moment, on the reader's own calendar. */
export const dayHere = (moment: string): string => dayOf(here(moment))

/** Tuesday 17 November 2026, 18:05 */
export const momentHere = (locale: Said['locale'], moment: string): string =>
  sharedWords(locale)('date.at', {
    date: formatDay(locale, dayHere(moment), 'full'),
    time: formatTime(locale, here(moment)),
  })

/** What came of it, in one sentence: how many answers changed, and in how many of them the law. */
export function sayFinding({ locale, words }: Said, { total, laws, since }: Found): string {
  if (total === 0) return words('overview.nothing', { date: formatDay(locale, dayHere(since)) })
  if (total === 1 && laws === 1) return words('overview.one-law')
  const changed = words('overview.changed', { count: total, number: spellNumber(locale, total) })
  return beginSentence(locale, laws === 0 ? changed : sayLaws({ locale, words }, { total, laws, changed }))
}

function sayLaws({ locale, words }: Said, { total, laws, changed }: Omit<Found, 'since'> & { changed: string }) {
  if (laws === total) return words(total === 2 ? 'overview.both-law' : 'overview.all-law', { changed })
  return words('overview.laws', { count: laws, number: spellNumber(locale, laws), changed })
}
