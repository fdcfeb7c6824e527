import { type Deal } from '../../content/deal'
import { formatMoney } from '../../i18n/format/format-money'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { type Dated, type Link } from '../../ui/link'
import { type Reader } from '../store/reader'
import { linksToPeople } from './person'
import { showDay } from './row'

export type Matter = {
  id: number
  title: string
  date: Dated
  summary: string | undefined
  role: string
  client: string
  value: string | undefined
  people: Link[]
  jurisdictions: string[]
}

/** What the firm did for somebody; a client who stays unnamed is called just that. */
export function showMatter(deal: Deal, read: Reader): Matter {
  const { id, title, summary, date, role, client, confidential, value, currency } = deal
  const isNamed = !confidential && client !== undefined
  return {
    id,
    title,
    date: showDay(date, read),
    summary,
    role,
    client: isNamed ? client : mainWords(read.locale as Address<'deals'>['locale'])('deals.confidential'),
    value: value === undefined || currency === undefined ? undefined : formatMoney(read.locale, value, currency),
    people: linksToPeople(deal.people, read),
    jurisdictions: read.findAll(deal.jurisdictions).map(({ name }) => name),
  }
}

/** The newest first. */
export const sortMatters = (deals: readonly Deal[]): Deal[] =>
  [...deals].sort((one, other) => other.date.localeCompare(one.date) || other.id - one.id)
