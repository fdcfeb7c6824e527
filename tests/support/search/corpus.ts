import { createRandom, type Random } from '../storm/random'

/** What a site of any size would push: texts that follow the laws of language (few words often, most words seldom). */
export type CorpusRecord = { objectID: string; title: string; body: string; type: string } & Record<string, unknown>
export type Corpus = { records: CorpusRecord[]; vocabulary: string[]; names: string[] }
export type Language = 'en' | 'fr' | 'zh'

export const types = ['people', 'expertise', 'insight', 'news', 'event', 'product', 'office'] as const
const offices = ['London', 'Paris', 'Shanghai', 'Hong Kong', 'Singapore', 'Dublin', 'Dubai', 'Amsterdam', 'Munich']
const topics = ['arbitration', 'banking', 'competition', 'data', 'employment', 'energy', 'funds', 'tax', 'disputes']

const distinctWords = { en: 40_000, fr: 40_000, zh: 3000 }
const bodyWords = { en: 130, fr: 130, zh: 170 }
const syllables = {
  en: 'con re in de pro ar bi tra tion ment ing al ter com pen sa reg u la fin an ce mer ger liti ga trust cap i tal law tax fund'.split(
    ' ',
  ),
  fr: 'ré so ci é té ar bi tra ge con trat fis ca li mar ché dé ci sion ban que cour ap pel droit pé nal ac tion em ploi tion'.split(
    ' ',
  ),
  // As many different characters as such a site uses.
  zh: Array.from({ length: 600 }, (_, index) => String.fromCharCode(0x4e00 + index * 13)),
}

export function createCorpus(language: Language, count: number): Corpus {
  const random = createRandom(language.charCodeAt(0))
  const vocabulary = createVocabulary(language, random)
  const names = Array.from(
    { length: 2000 },
    () => `${title(pickWord(vocabulary, random))} ${title(pickWord(vocabulary, random))}`,
  )
  const records = Array.from({ length: count }, (_, index) => {
    const type = types[index % types.length] ?? 'news'
    const words = (length: number) =>
      Array.from({ length }, () => pickWord(vocabulary, random)).join(language === 'zh' ? '' : ' ')
    return {
      objectID: `${language}-${index}`,
      type,
      title: type === 'people' ? (random.pick(names) ?? '') : words(language === 'zh' ? 5 : 6),
      summary: words(18),
      body: words(bodyWords[language]),
      office: random.pick(offices),
      topics: [random.pick(topics), random.pick(topics)],
      date: 1_500_000_000 + random.below(300_000_000),
      path: `${language}/${type}/${index}`,
    }
  })
  return { records, vocabulary, names }
}

function createVocabulary(language: Language, random: Random): string[] {
  const words = new Set<string>()
  const most = language === 'zh' ? 1 : 3
  while (words.size < distinctWords[language]) {
    const length = 2 + random.below(most)
    words.add(Array.from({ length }, () => random.pick(syllables[language])).join(''))
  }
  return [...words]
}

/** The n-th word is n times as rare as the first. */
function pickWord(vocabulary: readonly string[], random: Random): string {
  const share = random.below(1_000_000) / 1_000_000
  return vocabulary[Math.floor(vocabulary.length ** share) - 1] ?? ''
}

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What readers type: whole words, beginnings, typos, several words, names. */
export function createQueries({ vocabulary, names }: Corpus, count: number): string[] {
  const random = createRandom(count)
  const word = () => pickWord(vocabulary, random)
  const kinds = [
    word,
    () => beginningOf(word(), random),
    () => mistype(word(), random),
    () => `${word()} ${word()}`,
    () => `${word()} ${mistype(word(), random)} ${beginningOf(word(), random)}`,
    () => random.pick(names) ?? '',
    () => mistype(random.pick(names) ?? '', random),
  ]
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]?.() ?? '')
}

const beginningOf = (word: string, random: Random) => word.slice(0, 1 + random.below(Math.max(1, word.length - 1)))

function mistype(word: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, word.length - 2))
  const changes = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    `${word.slice(0, at)}e${word.slice(at)}`,
    `${word.slice(0, at)}e${word.slice(at + 1)}`,
  ]
  return random.pick(changes) ?? word
}
