import { MovedList, type MovedRow } from './moved-list'

const rows: MovedRow[] = [
  {
    ...{ key: '1', href: '#1', question: 'May a market maker leave out its market-making positions?' },
    ...{ date: { iso: '2026-11-24', text: '24 Nov' }, kind: 'Law change', from: 'Conditional' },
    status: { kind: 'prohibited', text: 'Prohibited' },
    why: 'The exemption was repealed, without a transition.',
  },
  {
    ...{ key: '2', href: '#2', question: 'How much time does the holder have?' },
    ...{ date: { iso: '2026-11-23', text: '23 Nov' }, kind: 'Correction', short: 'Four trading days.', why: null },
  },
]

export const examples = {
  'a place with all that changed': (
    <MovedList
      id="moved_1"
      place="Singapore"
      href="#singapore"
      meta="Share disclosure, 2 answers"
      was="was"
      rows={rows}
    />
  ),
  'a place of which more can be opened': (
    <MovedList
      {...{ id: 'moved_2', place: 'Hong Kong', href: '#hong-kong', meta: 'Data transfers, 3 answers', was: 'was' }}
      rows={rows.slice(0, 1)}
      rest={{ title: '1 more in Hong Kong', rows: rows.slice(1) }}
    />
  ),
}
