import { ContactPlates } from './contact-plates'

export const examples = {
  'two people and the ways to reach them': (
    <ContactPlates
      people={[
        {
          slug: 'eleanor-strand',
          href: '#eleanor-strand',
          name: [{ text: 'Eleanor Strand' }],
          role: 'Partner, London',
          ways: [
            { href: 'tel:+442079460114', text: '+44 20 7946 0114', icon: 'phone' },
            { href: 'mailto:eleanor.strand@example.com', text: 'eleanor.strand@example.com', icon: 'mail' },
            { href: '#eleanor-strand-card', text: 'Contact card', icon: 'download' },
          ],
        },
        {
          slug: 'wei-lanying',
          href: '#wei-lanying',
          name: [{ text: 'Wei Lanying' }, { text: '韦兰英', lang: 'zh-Hans' }],
          role: 'Partner, Shanghai',
          ways: [{ href: 'tel:+862155500108', text: '+86 21 5550 0108', icon: 'phone' }],
        },
      ]}
    />
  ),
}
