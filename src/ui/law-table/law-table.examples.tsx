import { LawTable, lawFacts } from './law-table'

const heads = {
  question: 'Question',
  status: 'Status',
  short: 'In short',
  threshold: 'Threshold',
  time: 'Time',
  sources: 'Sources',
  date: 'As of',
}
const blank = { threshold: undefined, time: undefined, sources: undefined, lang: undefined, change: undefined }
const nothing = () => undefined

export const examples = {
  austria: (
    <LawTable
      id="law_table"
      caption="Status table of Austria"
      {...{ heads, facts: lawFacts, nothing: 'No answer', sort: undefined, open: 'b' }}
      onSort={nothing}
      onOpen={nothing}
      groups={[
        {
          title: 'What counts',
          rows: [
            {
              id: 'a',
              question: 'May a custodian leave out what it holds for clients?',
              answer: {
                ...blank,
                href: '#q=a&v=1',
                status: { kind: 'permitted-with-conditions', text: 'Conditional' },
                short: 'Yes, if it votes only on written instructions of its clients.',
                sources: '1 source',
                date: '24 Aug 2026',
              },
            },
            {
              id: 'b',
              question: 'May a market maker leave out its positions?',
              answer: {
                ...blank,
                href: '#q=b&v=3',
                status: { kind: 'prohibited', text: 'Prohibited' },
                short: 'No. The exemption was repealed.',
                sources: '2 sources',
                date: '24 Nov 2026',
                change: 'Changed 24 Nov 2026',
              },
            },
          ],
        },
        {
          title: 'Time and form',
          rows: [
            {
              id: 'c',
              question: 'How much time does the holder have?',
              answer: {
                ...blank,
                href: '#q=c&v=1',
                status: undefined,
                short: 'Within two trading days.',
                time: '2 trading days',
                sources: '1 source',
                date: '24 Aug 2026',
              },
            },
            { id: 'd', question: 'In which language is it made?', answer: undefined },
          ],
        },
      ]}
    />
  ),
}
