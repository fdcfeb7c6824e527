import { LawGrid } from './law-grid'

const cell = { href: '#q=a&v=1', short: 'Only up to 10 per cent.', lang: undefined, date: '24 Aug 2026' }

export const examples = {
  two: (
    <LawGrid
      id="law_grid"
      caption="Status table of Europe"
      question="Question"
      columns={['Austria', 'France']}
      nothing="No answer"
      rows={[
        {
          id: 'a',
          question: 'May a custodian leave it out?',
          cells: [
            { ...cell, status: { kind: 'restricted', text: 'Restricted' }, value: undefined, change: 'Changed' },
            undefined,
          ],
        },
        {
          id: 'b',
          question: 'From what level?',
          cells: [
            { ...cell, status: undefined, value: '5 %', change: undefined },
            { ...cell, status: undefined, value: '3 %', change: undefined },
          ],
        },
      ]}
    />
  ),
}
