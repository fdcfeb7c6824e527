import { renderToStaticMarkup } from 'react-dom/server'
import { examples } from '../../../src/ui/share/share.examples'

const signOf = (html: string, word: string): string | undefined =>
  new RegExp(`<path d="([^"]+)"></path></svg>${word}`).exec(html)?.[1]

describe('the ways to pass a page on', () => {
  it('have a sign each for leaving the site and for taking its address along', () => {
    const html = renderToStaticMarkup(examples['an article'])

    expect(signOf(html, 'Share on LinkedIn')).toBeDefined()
    expect(signOf(html, 'Copy link')).toBeDefined()
    expect(signOf(html, 'Share on LinkedIn')).not.toBe(signOf(html, 'Copy link'))
  })
})
