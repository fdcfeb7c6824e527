import { tellDaysLeft } from '../../../services/cms/access/tell-days-left'
import { listWords } from '../../../services/cms/words/list-words'

const now = new Date('2026-03-02T15:00:00.000Z')
const tell = (from: string, to?: string, language: 'en' | 'fr' | 'zh' = 'en') =>
  tellDaysLeft({ from: `${from}T12:00:00.000Z`, to: to && `${to}T00:00:00.000Z` }, now, listWords[language].term)

describe('what is left of a grant', () => {
  it.each([
    ['2026-01-01', '2026-03-12', '10 days left'],
    ['2026-01-01', '2026-03-03', '1 day left'],
    ['2026-03-02', '2026-03-02', 'Ends today'],
    ['2026-01-01', '2026-03-01', 'Ended 1 day ago'],
    ['2026-03-05', '2026-04-01', 'Begins in 3 days'],
    ['2026-01-01', undefined, 'No end'],
  ])('from %s to %s is "%s"', (from, to, words) => expect(tell(from, to)).toBe(words))

  it('is said in each language of the editors (ED-12)', () => {
    expect(tell('2026-01-01', '2026-03-03', 'fr')).toBe('Encore 1 jour')
    expect(tell('2026-03-05', undefined, 'zh')).toBe('3 天后开始')
  })
})
