import { countWords, findHeadingProblems, findLinkProblems } from '../../../services/cms/reading/reading-aids'

const unit = (text: string) => ({ id: 'a', field: 'body', label: 'Text', parts: [text] })
const heading = (tag: string, text: string) => ({ type: 'heading', tag, children: [{ type: 'text', text }] })
const link = (text: string) => ({
  type: 'link',
  fields: { url: 'https://example.com' },
  children: [{ type: 'text', text }],
})

describe('aids at writing (ED-13)', () => {
  it('count words, and in Chinese signs', () => {
    expect(countWords([unit('Set-off, in brief.'), unit('It nets.')], 'en')).toEqual({ words: 6, minutes: 1 })
    expect(countWords([unit('抵销，简述。')], 'zh-Hans-CN')).toEqual({ words: 4, minutes: 1 })
    expect(countWords([], 'en')).toEqual({ words: 0, minutes: 0 })
    expect(countWords([unit('word '.repeat(1100))], 'en').minutes).toBe(5)
  })

  it('name headings that skip a level', () => {
    const body = [
      { text: { root: { children: [heading('h2', 'One'), heading('h4', 'Deep'), heading('h3', 'Back')] } } },
    ]
    expect(findHeadingProblems(body)).toEqual(['Deep'])
    expect(findHeadingProblems([{ root: { children: [heading('h3', 'First')] } }])).toEqual(['First'])
  })

  it('name links that say nothing, in any language of the site', () => {
    const body = ['click here', 'The Act of 1972', 'https://example.com', 'En savoir plus…', '点击这里'].map(link)
    expect(findLinkProblems(body)).toEqual(['click here', 'https://example.com', 'En savoir plus…', '点击这里'])
  })
})
