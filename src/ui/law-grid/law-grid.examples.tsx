import { LawGrid } from './law-grid'

const cell = { href: '#q=a&v=1', short: 'Only up to 10 per cent.', lang: undefined, date: '24 Aug 2026' }

const answered = {
  ...cell,
  status: { kind: 'permitted', text: 'Permitted' } as const,
  value: undefined,
  change: undefined,
}
const many = ['Austria', 'Belgium', 'Cyprus', 'Denmark', 'Estonia', 'Finland', 'Greece', 'Hungary']

export const examples = {
  'a region': (
    <LawGrid
      id="law_grid_region"
      caption="Status table of a region"
      question="Question"
      columns={many}
      nothing="No answer"
      rows={Array.from({ length: 24 }, (_, place) => ({
        id: `region_${place}`,
        question: `What is asked in place ${place + 1}?`,
        cells: many.map(() => answered),
      }))}
    />
  ),
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
