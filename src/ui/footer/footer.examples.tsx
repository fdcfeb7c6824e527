import { Footer } from './footer'

export const examples = {
  'three columns': (
    <Footer
      statements={[
        { text: 'Aldermoor Vane LLP is an invented firm, made to demonstrate a website.' },
        { text: 'Authorised and regulated by the Solicitors Regulation Authority, number 000000.' },
      ]}
      groups={[
        {
          id: 'the-firm',
          title: 'The firm',
          links: [
            { href: '#about', text: 'About' },
            { href: '#careers', text: 'Careers' },
          ],
        },
        {
          id: 'this-site',
          title: 'This site',
          links: [
            { href: '#privacy', text: 'Privacy' },
            { href: '#accessibility', text: 'Accessibility' },
          ],
        },
        { id: 'keep-up', title: 'Keep up', links: [{ href: '#newsletters', text: 'Briefings by email' }] },
      ]}
    />
  ),
}
