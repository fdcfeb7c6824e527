import { publicationWords, tellChange } from '../../../services/cms/words/publication-words'

const own = { pages: 1126, seconds: 24 }

describe('before a press that changes many pages', () => {
  it('editors read how many in their language (34.3, M10)', () => {
    const told = (['en', 'fr', 'zh'] as const).map((language) => tellChange(publicationWords[language], own, []))

    expect(told).toEqual([
      ['Publishing it changes up to 1,126 pages, in about 24 s.'],
      [`La publication modifie jusqu’à 1\u202f126 pages, en 24 s environ.`],
      ['发布后最多会更改 1,126 个页面，大约需要 24 秒。'],
    ])
  })

  it('and how many a press for all languages changes, where others change many too (34.3)', () => {
    const others = [
      { pages: 800, seconds: null },
      { pages: 750, seconds: 3 },
    ]

    expect(tellChange(publicationWords.en, { ...own, seconds: null }, others)).toEqual([
      'Publishing it changes up to 1,126 pages.',
      'In all languages together: up to 2,676 pages.',
    ])
    expect(tellChange(publicationWords.fr, own, others)[1]).toBe(
      'Dans toutes les langues ensemble : jusqu’à 2\u202f676 pages.',
    )
    expect(tellChange(publicationWords.zh, own, others)[1]).toBe('所有语言合计最多 2,676 个页面。')
  })

  it('and nothing where few change (34.3)', () => {
    expect(tellChange(publicationWords.en, undefined, [own])).toEqual([])
  })
})
