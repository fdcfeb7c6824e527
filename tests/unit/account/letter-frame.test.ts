/** @jest-environment jsdom */
import { dark, light } from '../../../services/account/outbox/letter-styles'
import { colours } from '../../../src/firm/colours'
import { findFaultsIn } from '../../support/browser/find-faults-in'
import { sampleLetters, sampleLocales as locales } from '../../support/letters/sample-letters'

const all = locales.flatMap((locale) => sampleLetters(locale).map((one) => [`${one.name}, ${locale}`, one] as const))
const read = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

// What Outlook of 2016 and the readers of mail in a browser show or leave out without harm.
const known = new Set([
  ...[
    'background-color',
    'border-bottom',
    'border-collapse',
    'border-top',
    'color',
    'font',
    'font-size',
    'font-weight',
  ],
  ...['line-height', 'margin', 'max-width', 'overflow-wrap', 'padding', 'text-align', 'text-decoration'],
  ...['vertical-align', 'word-break'],
])

const lightness = (colour: string): number => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((one) =>
    one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [lightness(one), lightness(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

describe('a letter as HTML', () => {
  it.each(all)('is tables and styles that old mail programs know, and fetches nothing: %s (AL-3)', (_, { html }) => {
    const page = read(html)
    const used = [...page.querySelectorAll('[style]')].flatMap((one) =>
      (one.getAttribute('style') ?? '').split(';').map((rule) => rule.slice(0, rule.indexOf(':')).trim()),
    )
    expect(used.filter((name) => name !== '' && !known.has(name))).toEqual([])
    expect(page.querySelectorAll('script, link, img, iframe, form, [src], [background]')).toHaveLength(0)
    expect(html).not.toMatch(/url\(|@import|<div|display:/)
    // Gmail cuts off what is longer.
    expect(Buffer.byteLength(html)).toBeLessThan(102_000)
  })

  it.each(all)('says what its text says, link by link: %s (AL-3)', (_, { html, text }) => {
    const page = read(html)
    const shown = page.body.textContent.replaceAll(/\s+/g, ' ')
    const lines = text.split('\n').filter((line) => line !== '' && !line.includes('https://'))
    // Names of facts stand before their values, with a colon in the text alone.
    const said = lines.flatMap((line) => line.split(/(?<=^[^:]+): /))
    expect(said.filter((line) => !shown.includes(line.replaceAll(/\s+/g, ' ').trim()))).toEqual([])
    const addresses = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(text.match(/https:\/\/\S+/g) ?? [])
  })

  it.each(all)('has a language, a title and nothing that axe objects to: %s (AL-3)', async (name, { html }) => {
    const page = read(html)
    expect(page.documentElement.lang).toBe(
      { en: 'en', 'fr-fr': 'fr-FR', 'zh-cn': 'zh-Hans-CN' }[name.split(', ')[1] ?? ''],
    )
    expect(page.title).not.toBe('')
    document.body.innerHTML = page.body.innerHTML
    expect(await findFaultsIn(document.body, 'example')).toEqual([])
  })

  it('can be read in light, in dark, and in light by programs that drop its style sheet (AL-3)', () => {
    const pairs = [light, dark].flatMap(({ ground, text, muted, accent }) =>
      [text, muted, accent].map((one) => [one, ground]),
    )
    const buttons = [
      [colours.onAccent, light.accent],
      [dark.ground, dark.accent],
    ]
    expect([...pairs, ...buttons].filter(([one = '', other = '']) => contrast(one, other) < 4.5)).toEqual([])
    for (const [, { html }] of all) {
      const page = read(html)
      // Each colour that is in an element has another in the dark: none is left dark on dark.
      const sheet = page.querySelector('style')?.textContent ?? ''
      const coloured = [...page.querySelectorAll<HTMLElement>('[style*="color:#"]')]
      expect(
        coloured
          .filter((one) => !sheet.includes(`.${one.className}`) || one.className === '')
          .map((one) => one.outerHTML.slice(0, 120)),
      ).toEqual([])
      expect(page.body.getAttribute('bgcolor')).toBe(light.ground)
    }
  })
})
