import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { root } from '../../src/config/root'

const folder = join(root, 'tests/support/second-firm')
const styles = readFileSync(join(folder, 'firm.css'), 'utf8')
const ofPlatform = readFileSync(join(root, 'src/ui/fonts.css'), 'utf8')

const familiesIn = (css: string) =>
  new Set([...css.matchAll(/font-family: '([^']+)'/g)].map(([, family = '']) => family))

const own = [...styles.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => ({
  file: /url\('\/fonts\/([\w-]+\.woff2)'\)/.exec(face)?.[1] ?? '',
  ranges: [...(/unicode-range:([^;]+)/.exec(face)?.[1] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  ),
}))

const messages = readFileSync(join(folder, 'messages.ts'), 'utf8')
const lettersSaid = [...new Set(messages.match(/\p{Script=Arabic}/gu))].map((letter) => letter.codePointAt(0) ?? 0)

describe('a script that the platform has no font for (AD-1)', () => {
  it('is added by the firm to each of the platform’s families, for its own letters alone', () => {
    expect(own).toHaveLength(3)
    expect([...familiesIn(styles)].filter((family) => !familiesIn(ofPlatform).has(family))).toEqual([])
    expect(own.flatMap(({ ranges }) => ranges).filter(([from]) => from < 0x600)).toEqual([])
  })

  it('is drawn by files of the firm’s folder, which have every letter that is said', () => {
    expect(lettersSaid.length).toBeGreaterThan(25)
    for (const { file, ranges } of own) {
      const font = create(readFileSync(join(folder, 'static/fonts', file)))
      const { characterSet } = font as unknown as { characterSet: number[] }
      const isIn = (letter: number) => ranges.some(([from, to]) => letter >= from && letter <= to)

      expect(lettersSaid.filter((letter) => !isIn(letter) || !characterSet.includes(letter))).toEqual([])
    }
  })

  it('is never tracked, which would part its letters', () => {
    expect(readFileSync(join(root, 'src/ui/base.css'), 'utf8')).toMatch(
      /@layer states \{[^@]*\[dir='rtl'\] \* \{\s*letter-spacing: normal;/,
    )
  })
})
