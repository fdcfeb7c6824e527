import { Cover } from '../cover/cover'
import { LanguageSwitch } from '../language-switch/language-switch'
import { exampleLanguages } from '../language-switch/language-switch.examples'
import { type Entry, Header, Tool } from './header'

const entries: Entry[] = [
  {
    href: '#expertise',
    text: 'Expertise',
    isCurrent: true,
    panel: {
      id: 'panel-expertise',
      overview: 'Expertise: overview',
      links: [
        { href: '#competition', text: 'Competition and merger control' },
        { href: '#investment', text: 'Foreign investment' },
        { href: '#data', text: 'Data and artificial intelligence' },
      ],
      aside: <Cover slug="a-single-filing" />,
    },
  },
  { href: '#insights', text: 'Insights' },
  { href: '#people', text: 'People' },
]

export const examples = {
  'with a panel': (
    <Header
      home="#home"
      words={{ navigation: 'Main', menu: 'Menu' }}
      entries={entries}
      tools={
        <>
          <LanguageSwitch label="Language" languages={exampleLanguages} />
          <Tool href="#contact" text="Contact us" />
        </>
      }
    />
  ),
}
