import { renderToStaticMarkup } from 'react-dom/server'
import { planLanguages } from '../../../src/shell/plan-languages'
import { LanguageSwitch } from '../../../src/ui/language-switch/language-switch'

const plan = (alternates: Record<string, string>) =>
  planLanguages({ set: 'main', locale: 'en', alternates, homeOf: (locale) => `home of ${locale}` })

describe('the language switch', () => {
  it('leads to the page where it exists, and to the beginning of a language where it does not (CV-2)', () => {
    const links = plan({ en: 'here', 'zh-cn': 'there' })

    expect(links.map(({ href }) => href)).toEqual(['here', 'home of fr-fr', 'there'])
    expect(links.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  })

  it('leads to the same part of a list, or else to the page above, before it leads to the beginning (CV-2)', () => {
    const places = { 'fr-fr': { href: 'part', isPart: true }, 'zh-cn': { href: 'above', isPart: false } }
    const links = planLanguages({
      set: 'main',
      locale: 'en',
      alternates: { en: 'here' },
      nearestIn: (locale) => (locale === 'en' ? undefined : places[locale as keyof typeof places]),
      homeOf: (locale) => `home of ${locale}`,
    })

    expect(links.map(({ href, leadsTo }) => [href, leadsTo])).toEqual([
      ['here', undefined],
      ['part', undefined],
      ['above', '栏目'],
    ])
  })

  it('says so in that language (CV-2)', () => {
    expect(plan({ en: 'here' }).map(({ leadsTo }) => leadsTo)).toEqual([undefined, 'accueil', '首页'])
    const graduate = planLanguages({ set: 'graduate', locale: 'en', alternates: { en: 'here' }, homeOf: () => 'home' })
    expect(graduate.map(({ short, leadsTo }) => [short, leadsTo])).toContainEqual(['DE', 'Startseite'])
    expect(graduate.map(({ short, leadsTo }) => [short, leadsTo])).toContainEqual(['NL', 'startpagina'])
  })

  it('lets everybody see it who sees the switch (CV-2)', () => {
    const shown = renderToStaticMarkup(LanguageSwitch({ label: 'Language', languages: plan({ en: 'here' }) }))
    const seen = shown.replace(/<span class="unseen">.*?<\/span>/g, '').replace(/<[^>]+>/g, ' ')

    expect(seen.split(/\s+/).join(' ').trim()).toBe('EN FR – accueil 中文 – 首页')
  })
})
