import { ComparisonTable } from './comparison-table'

const date = { iso: '2026-11-12', text: '12 Nov' }
const permitted = { kind: 'permitted', text: 'Permitted' } as const
const review = { kind: 'under-review', text: 'Under review' } as const
const restricted = { kind: 'restricted', text: 'Restricted' } as const
const prohibited = { kind: 'prohibited', text: 'Prohibited' } as const

export const examples = {
  'four jurisdictions': (
    <ComparisonTable
      id="stablecoins"
      caption="Stablecoin issuance compared"
      question="Question"
      columns={['European Union', 'United Kingdom', 'Singapore', 'Hong Kong SAR']}
      rows={[
        {
          id: 'to-issue',
          question: 'Licence to issue a stablecoin',
          cells: [
            { status: permitted, short: 'With authorisation as an e-money institution or bank', date },
            { status: review, short: 'Final rules due in the first quarter of 2027', date },
            { status: permitted, date },
            { status: permitted, date },
          ],
        },
        {
          id: 'with-affiliate',
          question: 'Reserves with an affiliate',
          cells: [
            { status: prohibited, short: 'Third-party custody required', date },
            {
              status: restricted,
              short: 'Statutory trust; affiliate needs consent',
              date,
              change: { text: 'Changed' },
            },
            { status: restricted, date },
            { status: review, short: 'Draft guideline withdrawn', date },
          ],
        },
      ]}
    />
  ),
}
