import { findTerm, type Range } from '../engine/dictionary'
import { type QueryPlan } from '../engine/plan-query'
import { type Segment } from '../engine/segment'
import { fold } from '../text/fold'
import { tokenize, type Token } from '../text/tokenize'

/** A stretch of a text that answers words of the query, by their numbers. */
export type Mark = { start: number; end: number; slots: number[] }
export type FindMarks = (text: string) => Mark[]

type Wanted = Range & { slots: number[]; letters: number }
type Answer = { slots: number[]; letters: number }

const none: Answer = { slots: [], letters: 0 }
const wholeWord = Infinity

/** Finds what a search has found once more, in the text that a reader will see. */
export function createMarker(segment: Segment, plan: QueryPlan): FindMarks {
  const wanted = listWanted(plan)
  const answers = new Map<string, Answer>()
  const find = (term: string): Answer => {
    const number = findTerm(segment.terms, term)
    if (number === undefined) return none
    const met = wanted.filter(({ from, to }) => number >= from && number < to)
    if (met.length === 0) return none
    return { slots: met.flatMap(({ slots }) => slots), letters: Math.max(...met.map(({ letters }) => letters)) }
  }
  const answerOf = (term: string): Answer => {
    const known = answers.get(term) ?? find(term)
    answers.set(term, known)
    return known
  }
  return (text) => {
    const tokens = tokenize(text)
    const marks = tokens.flatMap((token, index) => markToken(text, { token, next: tokens[index + 1], answerOf }))
    return joinNeighbours(marks)
  }
}

function listWanted({ slots, phrases }: QueryPlan): Wanted[] {
  const readings = slots.flatMap(({ word, isPrefix, readings }, slot) =>
    readings.map(({ from, to, typos, isExact }) => ({
      from,
      to,
      slots: [slot],
      // Of a word that was only begun, the beginning is marked.
      letters: isPrefix && !isExact && typos === 0 ? word.text.length : wholeWord,
    })),
  )
  const parts = phrases.flatMap(({ parts, first, last }) => {
    const covered = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    return parts.map(({ from, to }) => ({ from, to, slots: covered, letters: wholeWord }))
  })
  return [...readings, ...parts]
}

type Marking = { token: Token; next: Token | undefined; answerOf: (term: string) => Answer }

function markToken(text: string, { token, next, answerOf }: Marking): Mark[] {
  const { slots, letters } = answerOf(token.term)
  const { start, end } = token
  const marks = slots.length > 0 ? [{ start, end: endOfLetters(text, token, letters), slots }] : []
  if (token.isHan && next?.isHan && next.start === end) {
    const pair = answerOf(token.term + next.term)
    if (pair.slots.length > 0) marks.push({ start, end: next.end, slots: pair.slots })
  }
  return marks
}

/** As many characters of the text as say so many letters: "Œuvre" is six letters, and "é" may be two characters. */
function endOfLetters(text: string, { term, start, end }: Token, letters: number): number {
  if (letters >= term.length) return end
  if (term.length === end - start) return start + letters
  let position = start
  while (position < end && fold(text.slice(start, position)).length < letters) position++
  return position
}

function joinNeighbours(marks: Mark[]): Mark[] {
  const joined: Mark[] = []
  for (const mark of marks) {
    const last = joined.at(-1)
    if (last && mark.start <= last.end) {
      last.end = Math.max(last.end, mark.end)
      last.slots = [...last.slots, ...mark.slots]
    } else joined.push({ ...mark })
  }
  return joined
}
