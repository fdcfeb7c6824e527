import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseBank } from '../../../services/demo/banks/parse-bank'
import { listBanks } from '../../../services/demo/banks/read-banks'
import { findFirmProblems } from '../../../services/demo/find-firm-problems'
import { listFirmKeys } from '../../../services/demo/firm-keys'
import { readFirm } from '../../../services/demo/read-firm'
import { findNavigatorProblems } from '../../../services/demo/words/find-navigator-problems'
import { findRepeats, findWordsProblems } from '../../../services/demo/words/find-words-problems'
import { parseWords } from '../../../services/demo/words/parse-words'
import { readAnswers, readQuestions, readWords } from '../../../services/demo/words/read-words'

const firm = readFirm()
const keys = listFirmKeys(firm)

describe('the firm', () => {
  it('agrees with itself', () => {
    expect(findFirmProblems(firm)).toEqual([])
  })

  it('has the size that was planned', () => {
    const { offices, locations, services, sectors, solutions, topics, people, products, navigator, pages } = firm

    expect([offices, locations, services, sectors, solutions, topics, pages].map(({ length }) => length)).toEqual([
      12, 42, 48, 24, 12, 60, 60,
    ])
    expect(people.filter(({ role }) => role === 'partner')).toHaveLength(30)
    expect(people.filter(({ biography }) => biography.length > 0)).toHaveLength(21)
    expect(products.products).toHaveLength(6 + 9)
    expect([navigator.services, navigator.regions, navigator.jurisdictions].map(({ length }) => length)).toEqual([
      3, 6, 42,
    ])
    expect(navigator.questions['share-disclosure']).toHaveLength(24)
    expect(firm.articles).toHaveLength(24)
    expect(firm.graduates.pages.flatMap(({ title }) => Object.keys(title))).toHaveLength(73)
  })

  it('is seen to contradict itself', () => {
    const [first] = firm.articles
    const odd = { ...firm, articles: first ? [{ ...first, authors: ['nobody'] }] : [] }

    expect(findFirmProblems(odd)).toEqual([expect.stringContaining('people/nobody, which does not exist')])
  })
})

describe('the texts', () => {
  const words = readWords()

  it('name only what exists, and say nothing twice', () => {
    expect(words.length).toBeGreaterThan(0)
    expect(findWordsProblems(words, keys)).toEqual([])
  })

  it('answer only questions that are asked', () => {
    const written = { questions: readQuestions(), answers: readAnswers() }

    expect(written.answers.length).toBeGreaterThan(0)
    expect(findNavigatorProblems(firm.navigator, written)).toEqual([])
  })

  it.each([
    ['language-of-filing', 'restricted', 'has no status'],
    ['custodian-exemption', undefined, 'needs a status'],
  ] as const)('whose status is not what the question asks for are seen: %s, %s (NV-6)', (key, status, problem) => {
    const answers = readAnswers().map((one) =>
      one.isFacts && key in one.answers
        ? { ...one, answers: { ...one.answers, [key]: { ...one.answers[key], status } as never } }
        : one,
    )

    expect(findNavigatorProblems(firm.navigator, { questions: [], answers })).toEqual(
      expect.arrayContaining([expect.stringContaining(`"${key}" ${problem}`)]),
    )
  })

  it.each([
    ['articles/nothing.en.md', 'Text.', 'which firm does not list'],
    ['articles/dora-contracts.zh-cn.md', 'Text.', 'exists in zh-cn'],
    ['articles/dora-contracts.en.md', '[x](item:people/nobody)', 'people/nobody, which has no page'],
    ['articles/dora-contracts.en.md', '[x](item:newsletters/thresholds)', 'newsletters/thresholds, which has no page'],
    ['articles/fdi-paris-conditions.zh-cn.md', '[x](item:topics/fraud)', 'which does not exist in zh-cn'],
  ])('that name what does not exist are seen: %s, %s', (file, body, problem) => {
    const odd = parseWords(file, `---\nsummary: S\n---\n\n${body}\n`)

    expect(findWordsProblems([odd], keys)).toEqual([expect.stringContaining(problem)])
  })

  it('that cite other sources than the same text in another language are seen', () => {
    const sources = { en: ['An Act', 'A case'], 'fr-fr': ['Une loi'] }
    const odd = Object.entries(sources).map(([locale, told]) => {
      const citations = told.map((text) => `\n  - text: ${text}`).join('')
      return parseWords(
        `articles/pipl-exports.${locale}.md`,
        `---\nsummary: S\ncitations:${citations}\n---\n\nIn ${locale}.\n`,
      )
    })

    expect(findWordsProblems(odd, keys)).toEqual([
      'articles/pipl-exports.fr-fr.md has 1 entries of citations, articles/pipl-exports.en.md has 2',
    ])
  })

  it('are seen to repeat a paragraph', () => {
    const twice = ['a.md', 'b.md'].map((file) => ({ file, text: 'The same.' }))

    expect(findRepeats(twice)).toEqual(['b.md repeats a paragraph of a.md: "The same."'])
  })
})

describe('the banks', () => {
  const files = listBanks().map((path) => [basename(path), path] as const)

  it('are read from the folders of their subjects, no two under one name', () => {
    expect(files.length).toBeGreaterThan(190)
    expect(new Set(files.map(([file]) => file)).size).toBe(files.length)
  })

  it.each(files)('%s can be filled', (file, path) => {
    expect(parseBank(file, readFileSync(path, 'utf8')).parts).not.toEqual([])
  })

  it.each([
    ['a slot that nothing fills', "['{a} {b}', c]", '{b} is neither a fact nor a rule'],
    ['a fact that is never used', '[d, c]', '"a" is never used'],
    ['a circle', "['{a} {one}', c]", 'leads back to itself'],
    ['a text written twice', "['{a}', c, c]", 'written twice'],
  ])('are seen to have %s', (_, rule, problem) => {
    const source = `facts: [a]\nsummary: [x, y]\nparts: [one]\nrules: { one: ${rule} }`

    expect(() => parseBank('x.yaml', source)).toThrow(problem)
  })
})
