import { Downloads } from './downloads'

export const examples = {
  'two files': (
    <Downloads
      files={[
        { href: '#brochure.pdf', title: 'Brochure', kind: 'PDF, 1.2 MB' },
        { href: '#table.csv', title: 'The table', kind: 'CSV, 12 kB' },
      ]}
    />
  ),
}
