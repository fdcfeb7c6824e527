/**
 * Licences under which something may be shipped with a product whose own licence its owner chooses. LGPL is here for libvips, a
 * library of its own that sharp loads; MPL for files that are passed on as they are; CC-BY and OFL for data and fonts.
 */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
  ...['CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1'],
])

/** What packages say in a file and not in their lock entry; each was read. */
export const unsaid: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  linkfs: 'Unlicense',
  only: 'MIT',
  streamsearch: 'MIT',
  'svg-tags': 'MIT',
  'valid-url': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
}

/** Whether an SPDX expression leaves a way to pass the package on: one of those joined by OR, all of those joined by AND. */
export function isAllowed(expression: string): boolean {
  const plain = expression.trim().replace(/^\((.*)\)$/, '$1')
  const [left, operator, right] = splitOnce(plain)
  if (operator === undefined) return allowed.has(plain)
  return operator === 'OR' ? isAllowed(left) || isAllowed(right) : isAllowed(left) && isAllowed(right)
}

/** OR binds less than AND, and neither inside brackets. */
function splitOnce(expression: string): [string, 'OR' | 'AND' | undefined, string] {
  for (const operator of ['OR', 'AND'] as const) {
    const words = expression.split(' ')
    let depth = 0
    for (const [position, word] of words.entries()) {
      depth += (word.match(/\(/g) ?? []).length - (word.match(/\)/g) ?? []).length
      if (word === operator && depth === 0) {
        return [words.slice(0, position).join(' '), operator, words.slice(position + 1).join(' ')]
      }
    }
  }
  return [expression, undefined, '']
}
