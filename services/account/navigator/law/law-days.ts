import { type Language } from '../book/book'
import { lawsOf, type LiveAnswer, referenceOf, type TextEdition } from '../book/editions'
import { spansOf } from './law-on-day'

export type LawDay = { edition: TextEdition; day: string }

/** The versions of an answer that become the law on a day or after it, with their first days. */
export const findLawDays = (answer: LiveAnswer, { locale, from }: { locale: Language; from: string }): LawDay[] =>
  [...spansOf(lawsOf(referenceOf(answer, locale)))].flatMap(([{ edition }, { from: day }]) =>
    day >= from ? [{ edition, day }] : [],
  )
