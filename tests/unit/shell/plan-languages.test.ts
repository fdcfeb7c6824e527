import { planLanguages } from '../../../src/shell/plan-languages'

const plan = (alternates: Record<string, string>) =>
  planLanguages({ set: 'main', locale: 'en', alternates, homeOf: (locale) => `home of ${locale}` })

describe('the language switch', () => {
  it('leads to the page where it exists, and to the beginning of a language where it does not (CV-2)', () => {
    const links = plan({ en: 'here', 'zh-cn': 'there' })

    expect(links.map(({ href }) => href)).toEqual(['here', 'home of fr-fr', 'there'])
    expect(links.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  })

  it('says so in that language (CV-2)', () => {
    expect(plan({ en: 'here' }).map(({ name }) => name)).toEqual([
      'English',
      'Français, Page d’accueil\u00A0: Français',
      '中文, 中文首页',
    ])
  })
})
