import { useState } from 'react'
import { type Sort } from '../../ui/law-grid/law-grid'
import { type Order } from './matrix'

/** The order of the rows. A column's head goes round: rising, falling, as the law comes. */
export function useOrder(scope: string) {
  const [held, setHeld] = useState<{ scope: string; order: Order }>({ scope, order: { by: 'law' } })
  // Other columns are there now: which of them it was says nothing any more.
  const sorted: Order = held.scope === scope || held.order.by !== 'status' ? held.order : { by: 'law' }
  const setOrder = (order: Order) => setHeld({ scope, order })
  const sort: Sort | undefined = sorted.by === 'status' ? sorted : undefined
  const sortBy = (column: number) => {
    if (sort?.column !== column) setOrder({ by: 'status', column, way: 'ascending' })
    else setOrder(sort.way === 'ascending' ? { by: 'status', column, way: 'descending' } : { by: 'law' })
  }
  return { sorted, sort, setOrder, sortBy }
}
