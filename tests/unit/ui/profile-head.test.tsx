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
        print="Print"
      />,
    )

    expect(html).toContain('<li><a href="mailto:a@example.com"')
    expect(html).toContain('<li class="unprinted"><a href="/card.vcf"')
  })

  it('has a button that prints, which waits for its script and is not on the paper (R-PPL-02)', () => {
    const html = renderToStaticMarkup(
      <ProfileHead
        slug="a"
        name={[{ text: 'A' }]}
        position=""
        above={{ label: '', links: [] }}
        contacts={[]}
        print="Print"
      />,
    )

    expect(html).toMatch(
      /<li class="unprinted"><button type="button" [^>]*hidden="" data-print=""><svg.*Print<\/button>/s,
    )
  })
})
