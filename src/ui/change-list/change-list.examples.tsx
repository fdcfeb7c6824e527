import { Section } from '../section/section'
import { ChangeList } from './change-list'

const changes = [
  {
    href: '#consent',
    place: 'European Union',
    question: 'May a gatekeeper combine personal data across services on the basis of one consent?',
    change: { was: 'was', from: 'Conditional', to: { kind: 'prohibited', text: 'Prohibited' } },
    date: { iso: '2026-11-19', text: '19 Nov' },
  },
  {
    href: '#scope',
    place: 'Singapore',
    question: 'Must a large private company publish Scope 1 and 2 emissions?',
    date: { iso: '2026-11-18', text: '18 Nov' },
  },
] as const

export const examples = {
  plain: <ChangeList changes={changes} />,
  'in the band': (
    <Section
      id="changes"
      title="What changed this week"
      isBand
      note="Every answer carries a status, an author and the date it was last checked."
    >
      <ChangeList changes={changes} />
    </Section>
  ),
}
