import { useState } from 'react'
import { type Sort } from '../../../ui/law-grid/law-grid'
import { type LawFact, type LawSort } from '../../../ui/law-table/law-table'
import { type Order } from './order-rows'

const isOfColumn = ({ by }: Order): boolean => by === 'status' || by === 'fact'

/** The order of the rows. A column's head goes round: rising, falling, as the law comes. */
export function useOrder(scope: string) {
  const [held, setHeld] = useState<{ scope: string; order: Order }>({ scope, order: { by: 'law' } })
  // Other columns are there now: which of them it was says nothing any more.
  const sorted: Order = held.scope === scope || !isOfColumn(held.order) ? held.order : { by: 'law' }
  const setOrder = (order: Order) => setHeld({ scope, order })
  const sort: Sort | undefined = sorted.by === 'status' ? sorted : undefined
  const goRound = (way: Sort['way'] | undefined, orderIn: (way: Sort['way']) => Order) => {
    if (way === undefined) setOrder(orderIn('ascending'))
    else setOrder(way === 'ascending' ? orderIn('descending') : { by: 'law' })
  }
  const sortBy = (column: number) =>
    goRound(sort?.column === column ? sort.way : undefined, (way) => ({ by: 'status', column, way }))
  const sortByFact = (fact: LawFact) => {
    if (fact === 'status') sortBy(0)
    else if (fact !== 'short')
      goRound(sorted.by === 'fact' && sorted.fact === fact ? sorted.way : undefined, (way) => ({
        ...{ by: 'fact', fact, way },
      }))
  }
  return { sorted, sort, setOrder, sortBy, factSort: toFactSort(sorted), sortByFact }
}

function toFactSort(sorted: Order): LawSort | undefined {
  if (sorted.by === 'fact') return sorted
  return sorted.by === 'status' ? { fact: 'status', way: sorted.way } : undefined
}
