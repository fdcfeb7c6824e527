import { Facts } from '../facts/facts'
import { RecordList } from './record-list'

export const examples = {
  matters: (
    <RecordList
      rows={[
        {
          key: '1',
          date: { iso: '2026', text: '2026' },
          content: 'A designated operating system provider in the second interim measures case.',
          note: 'Competition, Brussels',
          id: 'interim_measures',
          fold: {
            title: 'Adviser to the buyer · £185m',
            content: <Facts look="columns" facts={[{ term: 'Client', details: ['Not named'] }]} />,
            isOpen: false,
          },
        },
        {
          key: '2',
          date: { iso: '2025', text: '2025' },
          content: <a href="#payments">A payments network on the specification of interoperability duties.</a>,
        },
      ]}
    />
  ),
}
