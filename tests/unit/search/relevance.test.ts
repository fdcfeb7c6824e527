import { type Synonym } from '../../../services/search/engine/query/synonyms'
import { type Locale } from '../../../src/config/locales'
import { settingsOf } from '../../../src/plan/search/index-settings'
import { synonymsOf } from '../../../src/plan/search/synonyms'
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

type Judged = { query: string; wanted: string; rank: number }

/** As the indexes of the site are searched. */
function judge(records: TestRecord[], locale: Locale, judgements: Judgement[]): Judged[] {
  const view = createView(records, { ...settingsOf('site', locale) }, synonymsOf(locale) as Synonym[])
  return judgements.map(([query, wanted]) => ({ query, wanted, rank: findIds(view, query).indexOf(wanted) + 1 }))
}

const reciprocalOf = (judged: Judged[]): number =>
  judged.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0) / judged.length

/** The least mean reciprocal rank that a change may leave; raise it when ranking gets better. */
const suites = [
  { locale: 'en', records: englishRecords, judgements: englishJudgements, least: 0.97 },
  { locale: 'fr-fr', records: frenchRecords, judgements: frenchJudgements, least: 0.99 },
  { locale: 'zh-cn', records: chineseRecords, judgements: chineseJudgements, least: 0.98 },
] as const

describe('what readers type', () => {
  it('is judged for at least 120 queries', () => {
    expect(suites.flatMap(({ judgements }) => judgements).length).toBeGreaterThanOrEqual(120)
  })

  it.each(suites)('finds what they mean first, in $locale', ({ locale, records, judgements, least }) => {
    const judged = judge(records, locale, judgements)
    const mean = reciprocalOf(judged)
    const missed = judged.filter(({ rank }) => rank !== 1).map(({ query, rank }) => `${query} (${rank || 'not found'})`)
    process.stdout.write(
      `${locale}: mean reciprocal rank ${mean.toFixed(3)} of ${judged.length}; not first: ${missed.join(', ')}\n`,
    )

    expect(mean).toBeGreaterThanOrEqual(least)
  })
})
