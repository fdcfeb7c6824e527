import { type Synonym } from '../../../services/search/engine/synonyms'
import { createView, findIds, type TestRecord } from '../../support/search/create-view'
import { chineseRecords } from '../../support/search/relevance/chinese-records'
import { englishRecords } from '../../support/search/relevance/english-records'
import { frenchRecords } from '../../support/search/relevance/french-records'
import {
  chineseJudgements,
  englishJudgements,
  frenchJudgements,
  type Judgement,
} from '../../support/search/relevance/judgements'

const synonyms: Synonym[] = [
  ['M&A', 'mergers and acquisitions', 'fusions et acquisitions'],
  ['GDPR', 'RGPD', 'data protection', 'protection des données'],
  ['IP', 'intellectual property'],
  ['AI', 'artificial intelligence'],
  ['VAT', 'value added tax'],
  ['TVA', 'taxe sur la valeur ajoutée'],
  ['antitrust', 'competition'],
].map((members, index) => ({ objectID: String(index), type: 'synonym', synonyms: members }))

const settingsFor = (language: string) => ({
  searchableAttributes: ['title,otherNames', 'summary', 'unordered(body)'],
  queryLanguages: [language],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
})

type Judged = { query: string; wanted: string; rank: number }

function judge(records: TestRecord[], language: string, judgements: Judgement[]): Judged[] {
  const view = createView(records, settingsFor(language), synonyms)
  return judgements.map(([query, wanted]) => ({ query, wanted, rank: findIds(view, query).indexOf(wanted) + 1 }))
}

const reciprocalOf = (judged: Judged[]): number =>
  judged.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0) / judged.length

/** The least mean reciprocal rank that a change may leave; raise it when ranking gets better. */
const suites = [
  { language: 'en', records: englishRecords, judgements: englishJudgements, least: 0.95 },
  { language: 'fr', records: frenchRecords, judgements: frenchJudgements, least: 0.95 },
  { language: 'zh', records: chineseRecords, judgements: chineseJudgements, least: 0.95 },
]

describe('what readers type', () => {
  it('is judged for at least 120 queries', () => {
    expect(suites.flatMap(({ judgements }) => judgements).length).toBeGreaterThanOrEqual(120)
  })

  it.each(suites)('finds what they mean first, in $language', ({ language, records, judgements, least }) => {
    const judged = judge(records, language, judgements)
    const mean = reciprocalOf(judged)
    const missed = judged.filter(({ rank }) => rank !== 1).map(({ query, rank }) => `${query} (${rank || 'not found'})`)
    process.stdout.write(
      `${language}: mean reciprocal rank ${mean.toFixed(3)} of ${judged.length}; not first: ${missed.join(', ')}\n`,
    )

    expect(mean).toBeGreaterThanOrEqual(least)
  })
})
