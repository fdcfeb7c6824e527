import { findFaults, item, pageAt, planOf, renderMain } from '../../support/place/site'

const address = 'https://www.openstreetmap.org/#map=9/24.86/54.83'
const path = '/en/articles/1/item-1'
const body = [{ block: 'embed', title: 'Where they lie', address, description: 'Two cities.' }]
const page = pageAt(planOf([item('article', 1, { title: 'Seats', path, body })]), path)

describe('what others show inside a page', () => {
  const html = renderMain(page)
  const figure = /<figure.*?<\/figure>/s.exec(html)?.[0] ?? ''

  it('is words and a link (Q-4)', () => {
    expect(figure).toContain('<figcaption')
    expect(figure).toContain('Two cities.')
    expect(figure).toMatch(
      /<a [^>]*href="https:\/\/www\.openstreetmap\.org\/#map=9\/24\.86\/54\.83"[^>]*>.*Open it at OpenStreetMap/,
    )
  })

  it('is asked of nobody by the page itself: what only a script can show is hidden, and has no address (Q-4)', () => {
    const tags = [...figure.matchAll(/<(iframe|button|p)\b([^>]*)>/g)].map(([, name = '', own = '']) => ({ name, own }))
    const hidden = tags.filter(({ own }) => / hidden=""/.test(own)).map(({ name }) => name)

    expect(hidden).toEqual(['iframe', 'button', 'p'])
    expect(figure).toMatch(/ data-frame="https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
    expect(figure).not.toMatch(/ src=/)
  })

  it('makes no fault in the page', () => expect(findFaults(page)).toEqual([]))
})
