import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const blocks = ['firm/firm.css', 'ui/tokens.css'].map(
  (path) => /:root \{.*?\n {2}\}/s.exec(readFileSync(join(__dirname, '../../../src', path), 'utf8'))?.[0] ?? '',
)
const declared = new Map(
  [...blocks.join('').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? '', (value ?? '').trim()]),
)

type Theme = 'light' | 'dark'

/** The colour that a token stands for in a theme. */
function resolve(value: string, theme: Theme): string {
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value)
  if (pair) return resolve((theme === 'light' ? pair[1] : pair[2]) ?? '', theme)
  const name = /^var\((.+)\)$/.exec(value)?.[1]
  return name === undefined ? value : resolve(declared.get(name) ?? '', theme)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = parseInt(digits.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, theme: Theme): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(resolve(`var(--${name})`, theme)))
    .sort((first, second) => first - second)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['surface', 'surface-sunk', 'surface-raised', 'accent-wash']
const texts = [
  'text',
  'text-muted',
  'accent',
  ...['permitted', 'conditional', 'restricted', 'prohibited', 'review', 'none'].map((status) => `status-${status}`),
]
const pairs = [
  ...texts.flatMap((text) => surfaces.map((surface) => ({ text, surface, least: 4.5 }))),
  { text: 'text-on-accent', surface: 'surface-accent', least: 4.5 },
  { text: 'text-on-accent-muted', surface: 'surface-accent', least: 4.5 },
  { text: 'surface', surface: 'accent', least: 4.5 },
  ...['text', 'text-muted', 'accent'].map((text) => ({ text, surface: 'found', least: 4.5 })),
  // What is not text: WCAG 1.4.11.
  ...surfaces.map((surface) => ({ text: 'focus', surface, least: 3 })),
  { text: 'control', surface: 'surface', least: 3 },
  { text: 'art-mark', surface: 'surface-sunk', least: 3 },
]
const themes: readonly Theme[] = ['light', 'dark']

describe('the tokens', () => {
  it.each(themes.flatMap((theme) => pairs.map((pair) => ({ theme, ...pair }))))(
    'let $text be seen on $surface, $theme (Q-1)',
    ({ text, surface, least, theme }) => {
      expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(least)
    },
  )
})
