import fc from 'fast-check'
import { cleanSvg } from '../../../services/cms/media/clean-svg'

const drawing = (inside: string, own = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${own}>${inside}</svg>`
const clean = (source: string): string => {
  const result = cleanSvg(source)
  if ('problem' in result) throw new Error(result.problem)
  return result.svg
}
const problemOf = (source: string): string | undefined => {
  const result = cleanSvg(source)
  return 'problem' in result ? result.problem : undefined
}

describe('cleanSvg (Q-6)', () => {
  it('keeps a drawing as it was', () => {
    const source = drawing(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="red"></stop></linearGradient></defs>' +
        '<style>.b{fill:url(#a)}</style><path class="b" d="M0 0h9" style="stroke: blue"></path><text x="1">A &amp; B</text>',
    )

    expect(clean(source)).toBe(source)
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
    [
      'foreign content',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>',
    ],
    ['an event handler', '<rect onload="alert(1)" onclick="alert(1)"/>'],
    ['an animation', '<animate attributeName="href" values="javascript:alert(1)"/>'],
    ['a link', '<a href="javascript:alert(1)"><text>x</text></a>'],
    ['an outside picture', '<image href="https://alert.example/x.png"/>'],
    ['an outside paint', '<rect fill="url(https://alert.example/x.svg#a)"/>'],
    ['an outside paint, hidden by escapes', '<rect fill="u\\72l(//alert.example/)"/>'],
    ['a style that imports', '<style>@import url(https://alert.example/a.css);</style>'],
    ['a style that loads', '<rect style="background:url(//alert.example/a)"/>'],
    ['a stylesheet instruction', '<?xml-stylesheet href="alert.css"?>'],
    ['a comment', '<!-- alert(1) -->'],
    ['marked text in a style', '<style><![CDATA[</style><script>alert(1)</script>@import "x"]]></style>'],
  ])('leaves out %s', (_, inside) => {
    const svg = clean(drawing(`${inside}<path d="M0 0"/>`))

    expect(svg).toContain('<path d="M0 0">')
    expect(svg).not.toMatch(/alert|script|javascript|import|url\(|foreignObject|image|onload/i)
  })

  it.each([
    ['is not XML', '<svg><path></svg>', 'well-formed'],
    ['declares entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>', 'entities'],
    ['repeats symbols', drawing('<use href="#a"/>'), '<use>'],
    ['is a page', '<html><body/></html>', 'draws nothing'],
    ['is empty', '', 'well-formed|draws nothing'],
    ['is too deep', drawing('<g>'.repeat(70) + '</g>'.repeat(70)), 'levels deep'],
    ['is too long', drawing('<path/>'.repeat(20_001)), 'elements'],
  ])('refuses what %s, and says why', (_, source, words) => {
    expect(problemOf(source)).toMatch(new RegExp(words))
  })

  it('writes nothing that its own reader would change again', () => {
    const name = fc.constantFrom('g', 'path', 'script', 'style', 'a', 'text', 'foreignObject', 'image')
    const attribute = fc.tuple(
      fc.constantFrom('onload', 'href', 'style', 'fill', 'd', 'xlink:href', 'class'),
      fc.constantFrom('javascript:alert(1)', 'url(#a)', 'url(//x)', 'red', '&quot;&gt;&lt;script&gt;', 'M0 0'),
    )
    const element = fc
      .tuple(
        name,
        fc.uniqueArray(attribute, { selector: ([key]) => key, maxLength: 3 }),
        fc.constantFrom('', 'x', '&lt;script&gt;', ']]&gt;'),
      )
      .map(
        ([tag, given, text]) => `<${tag}${given.map(([key, value]) => ` ${key}="${value}"`).join('')}>${text}</${tag}>`,
      )
    fc.assert(
      fc.property(fc.array(element, { maxLength: 8 }), (all) => {
        const svg = clean(drawing(all.join('')))

        expect(svg).not.toMatch(/<script|<image|<a[ >]|<foreign| on\w+=|href=|="[^"]*javascript:|url\(\s*\//i)
        expect(clean(svg)).toBe(svg)
      }),
      { numRuns: 500 },
    )
  })
})
