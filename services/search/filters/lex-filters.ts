import { FilterProblem, operators } from './filter'

export type Lexeme = { kind: 'word' | 'quoted' | 'sign'; text: string; column: number }

const space = /\s*/y
const word = /[^\s()"'<>=!:]+/y
const quoted = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/sy
const sign = new RegExp(`${operators.join('|')}|[():]`, 'y')

/** Columns count from 1, as people do. */
export function lexFilters(text: string): Lexeme[] {
  const lexemes: Lexeme[] = []
  let at = 0
  const meet = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    return pattern.exec(text) ?? undefined
  }
  for (;;) {
    at += meet(space)?.[0].length ?? 0
    if (at >= text.length) return lexemes
    const column = at + 1
    const string = meet(quoted)
    const found = string ?? meet(word) ?? meet(sign)
    if (!found) throw new FilterProblem(`filters: unexpected ${text.charAt(at)} at column ${column}`)
    at += found[0].length
    if (string) {
      lexemes.push({ kind: 'quoted', text: (string[1] ?? string[2] ?? '').replace(/\\(.)/gs, '$1'), column })
    } else {
      const isSign = /^[():<>=!]/.test(found[0])
      lexemes.push({ kind: isSign ? 'sign' : 'word', text: found[0], column })
    }
  }
}
