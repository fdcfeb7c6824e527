import { firm } from '../../firm/firm'
import { planLanguages } from '../plan-languages'
import { type Frame, Layout } from './layout'

const frame: Frame = {
  locale: 'en',
  home: '#home',
  navigation: [
    { href: '#expertise', text: 'Expertise', below: [{ href: '#tax', text: 'Tax' }] },
    { href: '#people', text: 'People', isCurrent: true },
  ],
  tools: [{ href: '#contact', text: 'Contact us' }],
  search: '#search',
  languages: planLanguages({
    set: 'main',
    locale: 'en',
    alternates: { en: '#page', 'zh-cn': '#chinese' },
    homeOf: (locale) => `#${locale}`,
  }),
  footer: {
    statements: [{ text: `${firm.legalName} stands here.` }],
    groups: [{ title: 'The firm', links: [{ href: '#about', text: 'About' }] }],
  },
}

export const examples = {
  'a page': (
    <Layout frame={frame}>
      <div className="wrap">
        <h1>People</h1>
      </div>
    </Layout>
  ),
  'with a notice': (
    <Layout frame={{ ...frame, notice: 'The London office is closed on 25 December.' }}>
      <div className="wrap">
        <h1>People</h1>
      </div>
    </Layout>
  ),
}
