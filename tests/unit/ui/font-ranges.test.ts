import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { root } from '../../../src/config/root'

const face = /@font-face \{[^}]*?font-family: '([^']+)';\s*src: url\('\/fonts\/([\w-]+\.woff2)'\)([^}]*)\}/g

type Face = { family: string; style: string; file: string; ranges: [from: number, to: number][] }

const faces = [...readFileSync(join(root, 'src/ui/fonts.css'), 'utf8').matchAll(face)].map(
  ([, family = '', file = '', rest = '']): Face => ({
    family,
    file,
    style: rest.includes('italic') ? 'italic' : 'normal',
    ranges: [...(/unicode-range:([^;]+)/.exec(rest)?.[1] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)],
    ),
  }),
)

const lettersOf = (file: string): number[] => {
  const font = create(readFileSync(join(root, 'static/fonts', file)))
  return (font as unknown as { characterSet: number[] }).characterSet
}

/** A browser asks the faces of a family from the last to the first. */
const findAsked = ({ family, style }: Face, letter: number): string | undefined =>
  faces.findLast(
    (one) =>
      one.family === family && one.style === style && one.ranges.some(([from, to]) => letter >= from && letter <= to),
  )?.file

describe('the ranges of fonts', () => {
  const own = faces.filter(({ family }) => family !== 'AV Display Letters')

  it('are those of twelve files (34.2)', () => {
    expect(own).toHaveLength(12)
  })

  it.each(own.map((one) => [one.file, one] as const))('ask %s for each letter that it has (34.2)', (file, one) => {
    const letters = lettersOf(file)

    expect(letters.length).toBeGreaterThan(40)
    expect(letters.filter((letter) => findAsked(one, letter) !== file)).toEqual([])
  })
})
