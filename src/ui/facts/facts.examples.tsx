import { type Fact, Facts } from './facts'

const facts: Fact[] = [
  {
    term: 'Expertise',
    details: [
      <a key="1" href="#competition">
        Competition and merger control
      </a>,
    ],
  },
  {
    term: 'Telephone',
    details: ['+44 20 7946 0310', '+44 20 7946 0330'].map((number) => (
      <a key={number} href={`tel:${number.replaceAll(' ', '')}`}>
        {number}
      </a>
    )),
  },
  { term: 'Languages', details: ['English, French, Dutch'] },
  { term: 'Admitted', details: ['Brussels, 2009', 'England and Wales, 2012'] },
]

export const examples = {
  'in the margin': <Facts facts={facts} />,
  'in columns': <Facts facts={facts} look="columns" />,
}
