import { type Address } from '../../routes/address'
import { hrefOf } from '../../routes/href'
import { type Reader } from '../store/reader'
import { type LongList } from './long-list'

export type PageLink = { number: number; href: string; isCurrent: boolean }
export type Paged<Row> = { rows: Row[]; from: number; total: number; links: PageLink[] }

export const rowsPerPage = 24

export const pagesFor = (count: number): number => Math.max(1, Math.ceil(count / rowsPerPage))

/** The numbers of the pages after the first, which is the list itself. */
export const laterPages = (count: number): number[] =>
  Array.from({ length: pagesFor(count) - 1 }, (_, position) => position + 2)

/** A list that is on one page, however long. */
export const showWhole = <Item, Row>(items: readonly Item[], toRow: (item: Item) => Row): Paged<Row> => ({
  rows: items.map(toRow),
  from: 1,
  total: items.length,
  links: [],
})

type Paging<Item, Row> = {
  number: number
  toRow: (item: Item, position: number) => Row
  addressOf: (number: number) => Address
}

/** One page of a list, with the addresses of all of them. */
export function showPaged<Item, Row>(
  list: LongList<Item>,
  { number, toRow, addressOf }: Paging<Item, Row>,
  read: Reader,
): Paged<Row> {
  const start = (number - 1) * rowsPerPage
  const total = list.count(read)
  const links = Array.from({ length: pagesFor(total) }, (_, position) => ({
    number: position + 1,
    href: hrefOf(addressOf(position + 1)),
    isCurrent: position + 1 === number,
  }))
  const rows = list.part(start, start + rowsPerPage, read).map((item, position) => toRow(item, position))
  return { rows, from: start + 1, total, links: links.length > 1 ? links : [] }
}
