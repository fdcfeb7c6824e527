import { familyOf, type Filter, FilterProblem, type Filters, mostFilters, operators, toFacetFilter } from './filter'
import { type Lexeme, lexFilters } from './lex-filters'

const keywords = ['AND', 'OR', 'NOT', 'TO']

/**
 * Algolia's filter language: conditions in groups of OR, the groups joined by AND. It can say less than other languages of
 * its kind, and what Algolia refuses is refused here: an AND within a group, a negated group, groups in groups, and an OR
 * between text, numbers and tags.
 */
export function parseFilters(text: string): Filters {
  if ((text.match(/\b(?:AND|OR)\b/g)?.length ?? 0) >= mostFilters)
    throw new FilterProblem(`${mostFilters} filters at most`)
  const reader = new Reader(lexFilters(text))
  if (reader.isDone()) return []
  const groups = [parseGroup(reader)]
  while (!reader.isDone()) {
    reader.expect('AND')
    groups.push(parseGroup(reader))
  }
  return groups
}

/** OR binds closer than AND: "a AND b OR c" is "a AND (b OR c)". */
function parseGroup(reader: Reader): Filter[] {
  const group = parseMember(reader)
  while (reader.take('OR')) {
    const column = reader.column()
    const next = parseMember(reader)
    const [one, other] = [group[0], next[0]]
    if (one && other && familyOf(one) !== familyOf(other)) {
      throw new FilterProblem(
        `filters: an OR cannot mix ${familyOf(one)} and ${familyOf(other)} filters, at column ${column}`,
      )
    }
    group.push(...next)
  }
  return group
}

function parseMember(reader: Reader): Filter[] {
  if (!reader.take('(')) return [parseFilter(reader)]
  if (reader.take('(')) throw reader.problem('parentheses cannot stand within parentheses')
  const group = parseGroup(reader)
  if (reader.isAt('AND')) throw reader.problem('an AND cannot stand within parentheses')
  reader.expect(')')
  return group
}

function parseFilter(reader: Reader): Filter {
  const isNegated = reader.take('NOT')
  if (isNegated && reader.isAt('(')) throw reader.problem('a group cannot be negated')
  const path = reader.takeValue()
  if (reader.take(':')) return parseAfterColon(reader, path, isNegated)
  const operator = operators.find((each) => reader.take(each))
  if (operator === undefined) return { kind: 'tag', value: path, isNegated }
  return { kind: 'number', path, operator, value: parseNumber(reader), isNegated }
}

function parseAfterColon(reader: Reader, path: string, isNegated: boolean): Filter {
  const value = reader.takeValue()
  if (reader.isAt(':')) throw reader.problem('a value with a colon needs quotes')
  if (!reader.take('TO')) return toFacetFilter(path, value, isNegated)
  return { kind: 'range', path, low: toNumber(reader, value), high: parseNumber(reader), isNegated }
}

const parseNumber = (reader: Reader): number => toNumber(reader, reader.takeValue())

function toNumber(reader: Reader, text: string): number {
  if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) throw reader.problem(`${text} is not a number`)
  return Number(text)
}

class Reader {
  #lexemes: Lexeme[]
  #next = 0

  constructor(lexemes: Lexeme[]) {
    this.#lexemes = lexemes
  }

  isDone(): boolean {
    return this.#next >= this.#lexemes.length
  }

  column(): number {
    const last = this.#lexemes.at(-1)
    return this.#lexemes[this.#next]?.column ?? (last ? last.column + last.text.length : 1)
  }

  isAt(text: string): boolean {
    const lexeme = this.#lexemes[this.#next]
    return lexeme?.text === text && lexeme.kind !== 'quoted'
  }

  take(text: string): boolean {
    if (!this.isAt(text)) return false
    this.#next++
    return true
  }

  expect(text: string): void {
    if (!this.take(text)) throw this.problem(`expected ${text}`)
  }

  takeValue(): string {
    const lexeme = this.#lexemes[this.#next]
    const isValue = lexeme?.kind === 'quoted' || (lexeme?.kind === 'word' && !keywords.includes(lexeme.text))
    if (!isValue) throw this.problem('expected a name or a value')
    this.#next++
    return lexeme.text
  }

  problem(why: string): FilterProblem {
    const found = this.#lexemes[this.#next]?.text ?? 'the end'
    return new FilterProblem(`filters: ${why}, found ${found} at column ${this.column()}`)
  }
}
