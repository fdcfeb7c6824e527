import { type Locale } from '../../../src/config/locales'
import { type FindBank, readBanks } from '../banks/read-banks'
import { type Composed, expandBank, type Facts } from '../compose/expand'
import { createRandom, type Random } from '../compose/random'
import { type Firm } from '../firm-schema'
import { readFirm } from '../read-firm'
import { type WordsType } from '../words/front-matter'
import { type Words } from '../words/parse-words'
import { type Answers, type Questions, readAnswers, readQuestions, readWords } from '../words/read-words'
import { type Ref } from './item'

/** Everything from which the demonstration is planned: what is written, and on which day it is loaded. */
export type Source = {
  firm: Firm
  /** The day on which it is loaded; events and reviews lie around it. */
  today: string
  words: readonly Words[]
  questions: readonly Questions[]
  answers: readonly Answers[]
  findWords: <Type extends WordsType>(type: Type, key: string, locale: Locale) => Words<Type> | undefined
  /** A text from the bank of its kind; undefined while nobody wrote one in that language. */
  compose: (kind: string, subject: Subject) => Composed | undefined
  /** The picture of an item; the site draws an engraving where there is none. */
  findPicture: (collection: string, key: string) => Ref | undefined
  /** The chance of one thing: the same whatever else is planned. */
  chance: (...name: string[]) => Random
}

export type Subject = { key: string; locale: Locale; facts: Facts }

type Written = { firm: Firm; words: Words[]; questions: Questions[]; answers: Answers[]; findBank: FindBank }

export const readWritten = (): Written => ({
  firm: readFirm(),
  words: readWords(),
  questions: readQuestions(),
  answers: readAnswers(),
  findBank: readBanks(),
})

export function openSource({ findBank, ...written }: Written, today: string): Source {
  const byFile = new Map(written.words.map((one) => [`${one.type}/${one.key}.${one.locale}`, one]))
  const told = new Map<string, Set<string>>()
  const toldIn = (name: string): Set<string> => {
    const known = told.get(name) ?? new Set<string>()
    told.set(name, known)
    return known
  }
  const chance = (...name: string[]): Random => createRandom(`demonstration|${name.join('|')}`)
  return {
    ...written,
    today,
    chance,
    findPicture: () => undefined,
    findWords: <Type extends WordsType>(type: Type, key: string, locale: Locale) =>
      byFile.get(`${type}/${key}.${locale}`) as Words<Type> | undefined,
    compose: (kind, { key, locale, facts }) => {
      const bank = findBank(kind, locale)
      const random = chance(kind, key, locale)
      return bank && expandBank({ bank, facts: { firm: written.firm.firm.name, ...facts }, random }, toldIn(kind))
    },
  }
}
