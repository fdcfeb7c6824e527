import fc from 'fast-check'
import { findSlugProblem, parseSlug } from '../../../src/routes/slug-problem'
import { legalSlug } from './arbitrary-addresses'

const legal = [
  'deals',
  'mergers-and-acquisitions',
  'actualité',
  '律师',
  '2024',
  '0',
  '2024-税务-été',
  'ελλάδα',
  'हिन्दी',
  'น้ำ',
  'straße',
  'a'.repeat(200),
  '律'.repeat(66),
]

const illegal: [slug: unknown, problem: RegExp][] = [
  ['', /empty/],
  [undefined, /empty/],
  [12, /empty/],
  ['Deals', /capital letters: write "deals"/],
  ['É', /capital letters: write "é"/],
  ['actualite\u0301', /type it again as "actualité"/],
  ['a b', /contains " "/],
  ['a/b', /contains "\/"/],
  ['a.b', /contains "."/],
  ['.htaccess', /contains "."/],
  ['..', /contains "."/],
  ['a%20b', /contains "%"/],
  ['what?', /contains "\?"/],
  ['a#b', /contains "#"/],
  ['a_b', /contains "_"/],
  ["l'avocat", /contains "'"/],
  ['a–b', /contains "–"/],
  ['a\0b', /contains "\\u0000"/],
  ['\u{1f600}', /contains "\u{1f600}"/u],
  ['a\u200db', /contains/],
  ['a\ufeff', /contains/],
  ['\u3164', /contains/],
  ['\ud800', /contains/],
  ['½', /contains "½"/],
  ['-a', /begin and end/],
  ['a-', /begin and end/],
  ['a--b', /begin and end/],
  ['\u0301a', /begin and end/],
  ['a'.repeat(201), /too long/],
  ['律'.repeat(67), /too long/],
  ['a'.repeat(1_000_000), /too long/],
]

describe('slug', () => {
  it.each(legal)('"%s" is a legal part of an address', (slug) => {
    expect(findSlugProblem(slug)).toBeUndefined()
    expect(parseSlug(slug)).toBe(slug)
  })

  it.each(illegal)('%j is refused in words that say what to do', (slug, problem) => {
    expect(findSlugProblem(slug)).toMatch(problem)
    expect(() => parseSlug(slug)).toThrow(problem)
  })

  it('a legal slug is one file name, of lower-case composed text', () => {
    fc.assert(
      fc.property(legalSlug, (slug) => {
        expect(slug).not.toMatch(/[./\\%?#\s]/)
        expect(slug.normalize('NFC').toLowerCase()).toBe(slug)
        expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(200)
      }),
    )
  })

  it('any text is judged without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(['string', 'undefined']).toContain(typeof findSlugProblem(text))
      }),
    )
  })
})
