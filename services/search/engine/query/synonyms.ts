import { tokenize } from '../../text/tokenize'
import { toQueryWords } from './query-words'

/** As Algolia's clients send them; other kinds are refused when they are saved. */
export type Synonym = { objectID: string } & (
  | { type: 'synonym'; synonyms: string[] }
  | { type: 'onewaysynonym'; input: string; synonyms: string[] }
  | { type: 'altcorrection1' | 'altcorrection2'; word: string; corrections: string[] }
)

/** What a sequence of words may be replaced by. */
export type Replacement = { words: string[]; others: { words: string[]; typos: number }[] }

/** Replacements by their first word. */
export type Thesaurus = ReadonlyMap<string, readonly Replacement[]>

const wordsOf = (text: string): string[] => tokenize(text).map(({ term }) => term)
/** As a query would be cut: there Chinese characters stand together, in records each by itself. */
const askedOf = (text: string): string[] => toQueryWords(text).map((word) => word.text)

function toReplacements(synonym: Synonym): Replacement[] {
  const by = (typos: number) => (text: string) => ({ words: wordsOf(text), typos })
  switch (synonym.type) {
    case 'synonym':
      return synonym.synonyms.map((text) => ({
        words: askedOf(text),
        others: synonym.synonyms.filter((other) => other !== text).map(by(0)),
      }))
    case 'onewaysynonym':
      return [{ words: askedOf(synonym.input), others: synonym.synonyms.map(by(0)) }]
    case 'altcorrection1':
      return [{ words: askedOf(synonym.word), others: synonym.corrections.map(by(1)) }]
    case 'altcorrection2':
      return [{ words: askedOf(synonym.word), others: synonym.corrections.map(by(2)) }]
  }
}

export function toThesaurus(synonyms: Iterable<Synonym>): Thesaurus {
  const thesaurus = new Map<string, Replacement[]>()
  for (const synonym of synonyms) {
    for (const replacement of toReplacements(synonym)) {
      const [first] = replacement.words
      if (first === undefined) continue
      thesaurus.set(first, [...(thesaurus.get(first) ?? []), replacement])
    }
  }
  return thesaurus
}
