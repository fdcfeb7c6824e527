import { findTerm, type Range } from '../engine/dictionary'
import { type QueryPlan } from '../engine/plan-query'
import { type Segment } from '../engine/segment'
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
  const wanted = listWanted(plan)
  const answers = new Map<string, Answer>()
  // Most characters begin no pair that was looked for: theirs need not be put together.
  const beginnings = new Set(
    Array.from(wanted.keys(), (term) => String.fromCodePoint(terms[term]?.codePointAt(0) ?? 0)),
  )
  const answerOf = (term: string): Answer => {
    const known = answers.get(term)
    if (known) return known
    const number = findTerm(terms, term)
    const answer = (number === undefined ? undefined : wanted.get(number)) ?? none
    answers.set(term, answer)
    return answer
  }
  return (text) => {
    const tokens = tokenize(text)
    const marks: Mark[] = []
    for (const [index, token] of tokens.entries()) {
      const { slots, letters } = answerOf(token.term)
      if (slots.length > 0) addMark(marks, { start: token.start, end: endOfLetters(text, token, letters), slots })
      const next = tokens[index + 1]
      if (!token.isHan || !next?.isHan || next.start !== token.end || !beginnings.has(token.term)) continue
      const pair = answerOf(token.term + next.term)
      if (pair.slots.length > 0) addMark(marks, { start: token.start, end: next.end, slots: pair.slots })
    }
    return { tokens, marks }
  }
}

/** Every term that the search was about, by its number. */
function listWanted({ slots, phrases }: QueryPlan): Map<number, Answer> {
  const wanted = new Map<number, Answer>()
  const want = ({ from, to }: Range, covered: number[], letters: number) => {
    for (let term = from; term < to; term++) {
      const before = wanted.get(term) ?? none
      wanted.set(term, { slots: [...before.slots, ...covered], letters: Math.max(before.letters, letters) })
    }
  }
  for (const [slot, { word, isPrefix, readings }] of slots.entries()) {
    for (const { typos, isExact, ...range } of readings) {
      // Of a word that was only begun, the beginning is marked.
      want(range, [slot], isPrefix && !isExact && typos === 0 ? word.text.length : wholeWord)
    }
  }
  for (const { parts, first, last } of phrases) {
    const covered = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    for (const part of parts) want(part, covered, wholeWord)
  }
  return wanted
}

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
