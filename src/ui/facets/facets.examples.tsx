import { Facets, Letters } from './facets'

export const examples = {
  'two facets': (
    <Facets
      facets={[
        {
          id: 'by-kind',
          title: 'Kind',
          choices: [
            { text: 'Articles', href: '#articles', count: '48', isCurrent: true },
            { text: 'Events', href: '#events', count: '12' },
          ],
        },
        { id: 'by-topic', title: 'Topic', choices: [{ text: 'Artificial intelligence', href: '#ai', count: '9' }] },
      ]}
    />
  ),
  'with what is behind each choice': (
    <Facets
      facets={[
        {
          id: 'by-sector',
          title: 'By sector',
          choices: [
            { text: 'Energy', count: '2', below: [{ href: '#wind', text: 'A wind farm' }] },
            { text: 'Shipping', count: '1', below: [{ href: '#fleet', text: 'A fleet' }] },
          ],
        },
      ]}
    />
  ),
  letters: (
    <Letters
      label="By surname"
      letters={Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').map((letter) =>
        'EGXYZ'.includes(letter) ? { letter } : { letter, href: `#${letter}`, isCurrent: letter === 'M' },
      )}
    />
  ),
}
