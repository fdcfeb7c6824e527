import { renderToStaticMarkup } from 'react-dom/server'
import { ProfileHead } from '../../../src/ui/profile-head/profile-head'

describe('the head of a person', () => {
  it('is printed with every way to reach them, and without the card to be downloaded (Q-1)', () => {
    const contacts = [
      { href: 'mailto:a@example.com', text: 'a@example.com', icon: 'mail' as const },
      { href: '/card.vcf', text: 'Contact card', icon: 'download' as const },
    ]
    const html = renderToStaticMarkup(
      <ProfileHead
        slug="a"
        name={[{ text: 'A' }]}
        position="Partner"
        above={{ label: '', links: [] }}
        contacts={contacts}
      />,
    )

    expect(html).toContain('<li><a href="mailto:a@example.com"')
    expect(html).toContain('<li class="unprinted"><a href="/card.vcf"')
  })
})
