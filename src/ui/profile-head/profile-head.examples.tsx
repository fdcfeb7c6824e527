import { ProfileHead } from './profile-head'

const contacts = [
  { icon: 'mail', href: 'mailto:ines.calloway@firm.example', text: 'ines.calloway@firm.example' },
  { icon: 'phone', href: 'tel:+3225550114', text: '+32 2 555 01 14' },
  { icon: 'download', href: '#card', text: 'Contact card (vCard)' },
] as const

export const examples = {
  'in one script': (
    <ProfileHead
      slug="ines-calloway"
      name={[{ text: 'Inès Calloway' }]}
      position="Partner, Brussels"
      above={{ label: 'You are here', links: [{ href: '#people', text: 'People' }] }}
      lead="Inès advises companies designated under European digital rules, and the businesses that depend on them."
      contacts={contacts}
      print="Print"
    />
  ),
  'in two': (
    <ProfileHead
      slug="wei-lanying"
      name={[{ text: 'Wei Lanying' }, { text: '韦兰英', lang: 'zh-Hans' }]}
      position="Partner, Shanghai"
      above={{ label: 'You are here', links: [{ href: '#people', text: 'People' }] }}
      contacts={contacts}
      print="Print"
    />
  ),
}
