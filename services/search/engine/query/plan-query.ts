import { toOtherNumbers } from '../../text/plurals'
import { isStopWord } from '../../text/stop-words'
import { findTerm, type Range, rangeOfPrefix } from '../segments/dictionary'
import { type Segment } from '../segments/segment'
import { type QueryWord } from './query-words'
import { type Reading, readWord } from './read-word'
import { type Thesaurus } from './synonyms'
import { mostTyposIn, type TypoRules } from './typo-rules'

export type LanguageRules = { typos: TypoRules; plurals: string[]; stopWords: string[] }
export type QueryRules = LanguageRules & {
  prefix: 'prefixLast' | 'prefixAll' | 'prefixNone'
  isOptional: (term: string) => boolean
  mayBeginWrong: boolean
}

/** A word of the query, with the terms that stand for it. */
export type Slot = { word: QueryWord; isPrefix: boolean; isOptional: boolean; readings: Reading[] }

/** Terms that must stand side by side, and the slots that they stand for. Only the last part may be more than one term. */
export type Phrase = { parts: Range[]; first: number; last: number; typos: number; isExact: boolean }

export type QueryPlan = { slots: Slot[]; phrases: Phrase[] }

type Lookup = { segment: Segment; thesaurus: Thesaurus; rules: QueryRules }

export function planQuery(words: QueryWord[], lookup: Lookup): QueryPlan {
  const { rules } = lookup
  const isTyped = (index: number) =>
    !words[index]?.isHan &&
    (rules.prefix === 'prefixAll' || (rules.prefix === 'prefixLast' && index === words.length - 1))
  const kept = words.map((word, index) => isTyped(index) || !isStopWord(word.text, rules.stopWords))
  const isKept = (index: number) => !kept.includes(true) || kept[index] === true
  const slotOf = new Map([...words.keys()].filter(isKept).map((index, slot) => [index, slot]))

  const slots = [...slotOf.keys()].flatMap((index) => {
    const word = words[index]
    return word ? [toSlot(word, isTyped(index), lookup)] : []
  })
  const replaced = findReplacements(words, lookup).flatMap((phrase) => {
    const covered = [...slotOf].filter(([index]) => index >= phrase.first && index <= phrase.last)
    const [first, last] = [covered[0]?.[1], covered.at(-1)?.[1]]
    return first === undefined || last === undefined ? [] : [{ ...phrase, first, last }]
  })
  const phrases = [
    ...replaced,
    ...slots.flatMap((slot, index) => findCuts(slot, index, lookup)),
    ...findJoints(slots, lookup),
  ]
  return { slots, phrases }
}

function toSlot(word: QueryWord, isPrefix: boolean, { segment: { terms }, rules }: Lookup): Slot {
  const { mayBeginWrong, typos, plurals } = rules
  const mostTypos = word.isHan ? 0 : mostTyposIn(word.text, typos)
  const own =
    word.isHan && word.pairs.length > 1 ? [] : readWord(terms, { term: word.text, isPrefix, mostTypos, mayBeginWrong })
  const numbers = word.isHan ? [] : plurals.flatMap((language) => toOtherNumbers(word.text, language))
  const others = numbers.flatMap((number) =>
    readWord(terms, { term: number, isPrefix: false, mostTypos: 0, mayBeginWrong }),
  )
  return { word, isPrefix, isOptional: rules.isOptional(word.text), readings: [...others, ...own] }
}

function findReplacements(words: QueryWord[], { segment, thesaurus }: Lookup): Phrase[] {
  return words.flatMap((word, first) =>
    (thesaurus.get(word.text) ?? []).flatMap((replacement) => {
      const isMet = replacement.words.every((each, index) => words[first + index]?.text === each)
      const last = first + replacement.words.length - 1
      if (!isMet) return []
      return replacement.others.flatMap(({ words: others, typos }) => {
        const parts = toParts(segment, others)
        return parts ? [{ parts, first, last, typos, isExact: others.length === 1 }] : []
      })
    }),
  )
}

/** "hongkong" may stand for "hong kong", and a Chinese word of three characters for two pairs side by side. */
function findCuts({ word, isPrefix, readings }: Slot, slot: number, { segment, rules }: Lookup): Phrase[] {
  const place = { first: slot, last: slot }
  if (word.isHan) {
    const parts = word.pairs.length > 1 ? toParts(segment, word.pairs) : undefined
    return parts ? [{ ...place, parts, typos: 0, isExact: true }] : []
  }
  if (rules.typos.tolerance === false || readings.some(({ typos }) => typos === 0)) return []
  const cuts = Array.from({ length: Math.max(word.text.length - 1, 0) }, (_, index) => index + 1)
  return cuts.flatMap((cut) => {
    const head = findTerm(segment.terms, word.text.slice(0, cut))
    const tail = toPart(segment, word.text.slice(cut), isPrefix && word.text.length - cut > 1)
    if (head === undefined || tail === undefined) return []
    return [{ ...place, parts: [{ from: head, to: head + 1 }, tail], typos: 1, isExact: false }]
  })
}

/** "cross border" may stand for "crossborder". */
function findJoints(slots: Slot[], { segment, rules }: Lookup): Phrase[] {
  if (rules.typos.tolerance === false) return []
  return slots.flatMap((slot, first) => {
    const next = slots[first + 1]
    if (!next || slot.word.isHan || next.word.isHan) return []
    const part = toPart(segment, slot.word.text + next.word.text, next.isPrefix)
    return part ? [{ parts: [part], first, last: first + 1, typos: 1, isExact: false }] : []
  })
}

function toPart({ terms }: Segment, text: string, isPrefix: boolean): Range | undefined {
  if (isPrefix) {
    const range = rangeOfPrefix(terms, text)
    return range.from < range.to ? range : undefined
  }
  const term = findTerm(terms, text)
  return term === undefined ? undefined : { from: term, to: term + 1 }
}

function toParts(segment: Segment, words: string[]): Range[] | undefined {
  const parts = words.map((word) => toPart(segment, word, false)).filter((part) => part !== undefined)
  return parts.length === words.length ? parts : undefined
}
