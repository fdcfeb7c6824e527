import { type PersonEntry, PersonList } from './person-list'

export const examplePeople: PersonEntry[] = [
  {
    slug: 'ines-calloway',
    href: '#ines',
    name: [{ text: 'Inès Calloway' }],
    role: 'Partner, Brussels',
    note: 'Digital regulation, competition',
  },
  {
    slug: 'tomas-okonjo',
    href: '#tomas',
    name: [{ text: 'Tomas Okonjo' }],
    role: 'Counsel, London',
    note: 'Interim relief',
  },
  {
    slug: 'wei-lanying',
    href: '#wei',
    name: [{ text: 'Wei Lanying' }, { text: '韦兰英', lang: 'zh-Hans' }],
    role: 'Partner, Shanghai',
    note: 'Data, cross-border transfers',
  },
  { slug: 'sara-ahnstrom', href: '#sara', name: [{ text: 'Sara Ähnström-Šimić' }], role: 'Associate, Brussels' },
]

export const examples = {
  plates: <PersonList people={examplePeople} />,
  rows: <PersonList people={examplePeople} look="rows" />,
}
