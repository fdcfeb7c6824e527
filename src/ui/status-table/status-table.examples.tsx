import { StatusTable } from './status-table'

const conditional = { kind: 'permitted-with-conditions', text: 'Conditional' } as const
const restricted = { kind: 'restricted', text: 'Restricted' } as const

export const examples = {
  'two topics': (
    <StatusTable
      caption="Regulatory questions in Singapore, grouped by topic"
      headings={{ question: 'Question', status: 'Status', short: 'In short', date: 'As of' }}
      groups={[
        {
          id: 'offering',
          title: 'Offering a service',
          rows: [
            {
              id: 'licence',
              question: 'Is a licence required to issue a single-currency stablecoin?',
              href: '#licence',
              status: conditional,
              short: 'Yes above SGD 5 million in circulation.',
              date: { iso: '2026-11-18', text: '18 Nov 2026' },
            },
            {
              id: 'reserves',
              question: 'May reserves be held with an affiliate of the issuer?',
              href: '#reserves',
              status: restricted,
              short: 'Only with a licensed bank and a segregated trust.',
              date: { iso: '2026-11-12', text: '12 Nov 2026' },
              change: { text: 'Changed', from: 'from Permitted' },
            },
          ],
        },
        {
          id: 'disclosure',
          title: 'Disclosure',
          rows: [
            {
              id: 'assurance',
              question: 'Is limited assurance of those figures mandatory?',
              status: { kind: 'under-review', text: 'Under review' },
              short: 'Consultation closes 15 January 2027.',
              date: { iso: '2026-11-18', text: '18 Nov 2026' },
            },
          ],
        },
      ]}
    />
  ),
}
