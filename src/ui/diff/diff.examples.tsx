import { Diff, DiffLegend } from './diff'

const words = { added: 'put in', removed: 'taken out', endAdded: 'end', endRemoved: 'end' }

export const examples = {
  changed: (
    <>
      <Diff
        lang="en"
        words={words}
        pieces={[
          { kind: 'SAME', text: 'The report is due by ' },
          { kind: 'REMOVED', text: '15.30' },
          { kind: 'ADDED', text: '23.59' },
          { kind: 'SAME', text: ' on the working day after.' },
        ]}
      />
      <DiffLegend words={words} />
    </>
  ),
}
