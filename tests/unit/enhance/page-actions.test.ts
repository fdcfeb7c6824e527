/** @jest-environment jsdom */
import { fillLostWords, toWords } from '../../../src/enhance/page/lost-words'
import { startPageActions } from '../../../src/enhance/page/page-actions'
import { chooseLanguage } from '../../../src/enhance/page/suggest-language'

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

describe('what a page can do with a script', () => {
  const opened: unknown[][] = []

  beforeAll(() => {
    document.body.innerHTML = `
      <a href="https://network.example/share" data-share="">Share</a>
      <span><button hidden data-copy="https://firm.example/en" data-copied="Copied">Copy</button><i role="status"></i></span>
      <button hidden data-print="">Print</button>`
    window.open = (...given) => {
      opened.push(given)
      return {} as Window
    }
    Object.assign(navigator, { clipboard: { writeText: (text: string) => Promise.resolve(opened.push([text])) } })
    startPageActions()
  })
  beforeEach(() => opened.splice(0))

  it('shows what only a script can serve', () => {
    expect(document.querySelectorAll('[hidden]')).toHaveLength(0)
  })

  it('opens the page of a network in a window of its size (K-7)', () => {
    click('[data-share]')

    expect(opened).toEqual([['https://network.example/share', 'share', 'popup,width=626,height=436']])
  })

  it('copies the address of the page, and says so (R-INS-03)', async () => {
    click('[data-copy]')
    await Promise.resolve()

    expect(opened).toEqual([['https://firm.example/en']])
    expect(document.querySelector('[role=status]')?.textContent).toBe('Copied')
  })
})

describe('the words of an address that leads nowhere', () => {
  it.each([
    ['/en/people/12/anna-adler', 'anna adler'],
    ['/fr-fr/articles/9/d%C3%A9lais', 'délais'],
    ['/en/articles/merger-control/77', 'merger control'],
    ['/en', ''],
    ['/en/%E0%A4%A', ''],
    ['/en/feed.xml', 'feed'],
  ])('of %s are "%s" (CV-8)', (path, words) => {
    expect(toWords(path)).toBe(words)
  })

  it('fill the search, unless something stands there', () => {
    history.pushState(null, '', '/en/deals/old-deal')
    document.body.innerHTML = '<input data-lost-words=""><input>'
    fillLostWords()

    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['old deal', ''])
  })
})

describe('the language that is suggested', () => {
  it.each([
    [['fr-CH', 'en'], 'fr-FR'],
    [['en-US', 'fr'], 'en'],
    [['zh-TW'], 'zh-Hans-CN'],
    [['ja'], undefined],
  ])('to a reader of %j is %s (R-GEN-00)', (wanted, expected) => {
    expect(chooseLanguage(wanted, ['en', 'fr-FR', 'zh-Hans-CN'])).toBe(expected)
  })
})
