import { LinkGroups } from './link-groups'

export const examples = {
  'two trees': (
    <LinkGroups
      groups={[
        {
          id: 'services',
          title: 'Services',
          note: '24 pages',
          branches: [
            {
              href: '#competition',
              text: 'Competition',
              below: [
                { href: '#mergers', text: 'Merger control', below: [{ href: '#fast', text: 'Fast-track filings' }] },
              ],
            },
            { href: '#tax', text: 'Tax' },
          ],
        },
        { id: 'sectors', title: 'Sectors', href: '#sectors', branches: [{ href: '#energy', text: 'Energy' }] },
        { id: 'tax', title: 'Tax', href: '#tax-alone', branches: [] },
      ]}
    />
  ),
}
