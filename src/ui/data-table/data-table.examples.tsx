import { DataTable } from './data-table'

export const exampleTable = {
  id: 'orders-compared',
  caption: 'The first three orders compared',
  headings: ['', 'First order', 'Second order', 'Third order'],
  rows: [
    ['Notified', '9 July 2026', '2 September 2026', '30 October 2026'],
    ['Condition preserved', 'Interface access', 'Default setting', 'Ranking parameter'],
    ['Period', '6 months', '4 months', '6 months'],
  ],
  note: 'Dates and services are invented for this demonstration.',
}

export const examples = {
  'three columns that are compared': <DataTable {...exampleTable} isCompared />,
  'rows that are read by themselves': (
    <DataTable
      id="questions-kept"
      caption="Status table: Singapore"
      headings={['Question', 'Topic', 'Status', 'Last reviewed']}
      rows={[
        [
          <a key="licence" href="#licence">
            Is a licence required?
          </a>,
          'Offering',
          'For subscribers',
          '18 November 2026',
        ],
        ['May reserves be held with an affiliate of the issuer?', 'Reserves', 'For subscribers', '12 November 2026'],
      ]}
    />
  ),
}
