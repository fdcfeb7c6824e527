import { type QueryPlan } from '../engine/query/plan-query'
import { findTerm, type Range } from '../engine/segments/dictionary'
import { type Segment } from '../engine/segments/segment'
import { fold } from '../text/fold'
import { tokenize, type Token } from '../text/tokenize'

/** A stretch of a text that answers words of the query, by their numbers. */
export type Mark = { start: number; end: number; slots: number[] }
export type MarkedText = { tokens: Token[]; marks: Mark[] }
export type FindMarks = (text: string) => MarkedText

/** Which words of the query a term answers, and how many of its letters are marked. */
type Answer = { slots: number[]; letters: number }

const none: Answer = { slots: [], letters: 0 }
const wholeWord = Infinity

/** Finds what a search has found once more, in the text that a reader will see. */
export function createMarker({ terms }: Segment, plan: QueryPlan): FindMarks {
  const wanted = new Wanted(plan, terms)
  const answers = new Map<string, Answer>()
  const answerOf = (term: string): Answer => {
    const known = answers.get(term)
    if (known) return known
    const number = findTerm(terms, term)
    const answer = number === undefined ? none : wanted.answerOf(number)
    answers.set(term, answer)
    return answer
  }
  return (text) => {
    const tokens = tokenize(text)
    const marks: Mark[] = []
    for (const [index, token] of tokens.entries()) {
      // Most words begin with another letter than any that was looked for.
      if (!wanted.mayBegin(token.term)) continue
      const { slots, letters } = answerOf(token.term)
      if (slots.length > 0) addMark(marks, { start: token.start, end: endOfLetters(text, token, letters), slots })
      const next = tokens[index + 1]
      if (!token.isHan || !next?.isHan || next.start !== token.end) continue
      const pair = answerOf(token.term + next.term)
      if (pair.slots.length > 0) addMark(marks, { start: token.start, end: next.end, slots: pair.slots })
    }
    return { tokens, marks }
  }
}

/** Every term that the search was about. A beginning may stand for ten thousand, of which few are ever shown. */
class Wanted {
  /** By term, which of the answers it is; most are none. */
  #numbers: Uint16Array
  #answers: Answer[] = [none]
  #letters = new Set<number>()
  #terms: readonly string[]

  constructor({ slots, phrases }: QueryPlan, terms: readonly string[]) {
    this.#terms = terms
    this.#numbers = new Uint16Array(terms.length)
    for (const [slot, { word, isPrefix, readings }] of slots.entries()) {
      for (const { typos, isExact, ...range } of readings) {
        // Of a word that was only begun, the beginning is marked.
        this.#want(range, [slot], isPrefix && !isExact && typos === 0 ? word.text.length : wholeWord)
      }
    }
    for (const { parts, first, last } of phrases) {
      const covered = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      for (const part of parts) this.#want(part, covered, wholeWord)
    }
  }

  mayBegin(word: string): boolean {
    return this.#letters.has(word.charCodeAt(0))
  }

  answerOf(term: number): Answer {
    return this.#answers[this.#numbers[term] ?? 0] ?? none
  }

  /** Neighbours mostly stood for the same before, so they share what they stand for now. */
  #want({ from, to }: Range, covered: number[], letters: number): void {
    this.#addLetters(from, to)
    let before = -1
    let after = 0
    for (let term = from; term < to; term++) {
      const known = this.#numbers[term] ?? 0
      if (known !== before) {
        before = known
        after = this.#add(this.#answers[known] ?? none, covered, letters)
      }
      this.#numbers[term] = after
    }
  }

  /** Terms are sorted: where the first and the last begin alike, all do. */
  #addLetters(from: number, to: number): void {
    const letterOf = (term: number) => this.#terms[term]?.charCodeAt(0) ?? 0
    const step = letterOf(from) === letterOf(to - 1) ? Math.max(to - from, 1) : 1
    for (let term = from; term < to; term += step) this.#letters.add(letterOf(term))
  }

  #add({ slots, letters: known }: Answer, covered: number[], letters: number): number {
    const answer = { slots: [...slots, ...covered], letters: Math.max(known, letters) }
    const same = this.#answers.findIndex((each) => isSame(each, answer))
    return same > 0 ? same : this.#answers.push(answer) - 1
  }
}

const isSame = (one: Answer, other: Answer): boolean =>
  one.letters === other.letters && one.slots.join() === other.slots.join()

/** As many characters of the text as say so many letters: "Œuvre" is six letters, and "é" may be two characters. */
function endOfLetters(text: string, { term, start, end }: Token, letters: number): number {
  if (letters >= term.length) return end
  if (term.length === end - start) return start + letters
  let position = start
  while (position < end && fold(text.slice(start, position)).length < letters) position++
  return position
}

/** Marks that touch become one, as those of Chinese characters do. */
function addMark(marks: Mark[], mark: Mark): void {
  const last = marks.at(-1)
  if (last && mark.start <= last.end) {
    last.end = Math.max(last.end, mark.end)
    last.slots = [...last.slots, ...mark.slots]
  } else marks.push(mark)
}
