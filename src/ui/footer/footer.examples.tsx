import { firm } from '../../firm/firm'
import { Footer } from './footer'

export const examples = {
  'three columns': (
    <Footer
      statements={[
        { text: `${firm.legalName} stands here.` },
        { text: 'Authorised and regulated by the Solicitors Regulation Authority, number 000000.' },
      ]}
      badge={{ href: '#regulator', src: '/icon.svg', alt: 'Regulated by an invented body', width: 64, height: 64 }}
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
