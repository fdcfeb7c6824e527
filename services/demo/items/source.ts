import { type Locale } from '../../../src/config/locales'
import { type FindBank, readBanks } from '../banks/read-banks'
import { elide } from '../compose/elide'
import { type Composed, expandBank, type Facts } from '../compose/expand'
import { createRandom, type Random } from '../compose/random'
import { nothingTold, type Told } from '../compose/told'
import { type Firm } from '../firm-schema'
import { readFirm } from '../read-firm'
import { type WordsType } from '../words/front-matter'
import { type Words } from '../words/parse-words'
import { type Answers, type Questions, readAnswers, readQuestions, readWords } from '../words/read-words'
import { type Brochures, openBrochures } from './brochures'
import { type DemoItem, type Ref } from './item'
import { openPictures, type Pictures } from './pictures'

/** Everything from which the demonstration is planned: what is written, and on which day it is loaded. */
export type Source = {
  firm: Firm
  /** The day on which it is loaded; events and reviews lie around it. */
  today: string
  words: readonly Words[]
  questions: readonly Questions[]
  answers: readonly Answers[]
  findWords: <Type extends WordsType>(type: Type, key: string, locale: Locale) => Words<Type> | undefined
  findBank: FindBank
  /** A text from a bank; undefined where there is none in that language, or none of its titles is left. */
  compose: (bank: string, subject: Subject) => Composed | undefined
  pictures: { readonly items: readonly DemoItem[] }
  brochures: Brochures
  /** The picture of an item; the site draws an engraving where there is none. */
  findPicture: (collection: string, key: string) => Ref | undefined
  /** The chance of one thing: the same whatever else is planned. */
  chance: (...name: string[]) => Random
}

/** `called` is its English title, where a bank may have chosen that. */
export type Subject = { key: string; locale: Locale; facts: Facts; called?: string | undefined }

type Written = {
  firm: Firm
  words: Words[]
  questions: Questions[]
  answers: Answers[]
  pictures: Pictures
  brochures: Brochures
  findBank: FindBank
}

export function readWritten(): Written {
  const firm = readFirm()
  return {
    firm,
    words: readWords(),
    questions: readQuestions(),
    answers: readAnswers(),
    pictures: openPictures(),
    brochures: openBrochures(firm),
    findBank: readBanks(),
  }
}

export function openSource(written: Written, today: string): Source {
  const byFile = new Map(written.words.map((one) => [`${one.type}/${one.key}.${one.locale}`, one]))
  const told = new Map<string, Told>()
  const toldIn = (name: string): Told => {
    const known = told.get(name) ?? nothingTold()
    told.set(name, known)
    return known
  }
  const chance = (...name: string[]): Random => createRandom(`demonstration|${name.join('|')}`)
  return {
    ...written,
    today,
    chance,
    findPicture: written.pictures.find,
    findWords: <Type extends WordsType>(type: Type, key: string, locale: Locale) =>
      byFile.get(`${type}/${key}.${locale}`) as Words<Type> | undefined,
    compose: (name, { key, locale, facts, called }) => {
      const bank = written.findBank(name, locale)
      const random = chance(name, key, locale)
      const known = { firm: written.firm.firm.name, ...facts }
      const composed = bank && expandBank({ bank, facts: known, random, called }, toldIn(`${name}.${locale}`))
      return composed && locale === 'fr-fr' ? elide(composed) : composed
    },
  }
}
