import { toLocaleIn } from '../../config/locales'
import { type Deal } from '../../content/deal'
import { type Ref } from '../../content/ref'
import { type Address } from '../../routes/address'
import { hrefOf } from '../../routes/href'
import { defineOnce } from '../store/once'
import { type Reader } from '../store/reader'
import { longList, toRef } from './long-list'
import { sortMatters } from './matter'
import { rowsPerPage } from './paged'

export type DealsAddress = Address<'deals' | 'deals-page'>
type Locale = DealsAddress['locale']

const matters = defineOnce('matters', (own) => sortMatters(own.all('deal')).map(toRef))
const inOrderOnce = (read: Reader): readonly Ref<'deal'>[] => read.once(matters)

export const allMatters = longList('matters', inOrderOnce)

export const dealsAddress = (locale: Locale, page: number): DealsAddress =>
  page === 1 ? { route: 'deals', locale, params: {} } : { route: 'deals-page', locale, params: { page } }

export const matterAnchor = (id: number): string => `matter_${id}`

export const pageOf = (position: number): number => Math.floor(position / rowsPerPage) + 1

const pages = defineOnce('matters: the page of each', (own): Record<number, number> =>
  Object.fromEntries(inOrderOnce(own).map(({ id }, position) => [id, pageOf(position)])),
)

/** A matter has no page of its own: it is a place on the page of the list on which it stands today. */
export const matterHref = ({ id }: Pick<Deal, 'id'>, read: Reader): string =>
  `${hrefOf(dealsAddress(toLocaleIn('main', read.locale), read.once(pages)[id] ?? 1))}#${matterAnchor(id)}`
