import { type Attention, gatherEvidence } from '../engine/gather-evidence'
import { createJudge, measures } from '../engine/judge-record'
import { type Judged, orderMatches } from '../engine/order-matches'
import { planQuery, type QueryPlan, type QueryRules } from '../engine/query/plan-query'
import { type QueryWord, toQueryWords } from '../engine/query/query-words'
import { readOrderPlan } from '../engine/settings'
import { type Filters } from '../filters/filter'
import { hasPlurals } from '../text/plurals'
import { hasStopWords } from '../text/stop-words'
import { tokenize } from '../text/tokenize'
import { createMarker, type FindMarks } from './mark-words'
import { type SearchParameters } from './parameters'
import { createMemory } from './remember'
import { applyFilters, readFilters } from './select-hits'
import { type View } from './view'

/** Records that answer the words of a query, best first, before any filter of the request. */
export type Matches = { docs: Uint32Array; plan: QueryPlan; removed: QueryWord[]; findMarks: FindMarks }

// The queries of one page differ only in their filters, and a reader who types comes back to what was typed before.
const remember = createMemory<Matches>(48)

/**
 * What a key filters by comes first: whether words are dropped or read otherwise is decided by what is found, and who may not
 * see a record must not learn from it that there is one.
 */
export function findMatches(view: View, parameters: SearchParameters, forced: readonly SearchParameters[]): Matches {
  const { query = '', restrictSearchableAttributes: only } = parameters
  const rules = readRules(parameters)
  const removal = parameters.removeWordsIfNoResults ?? 'none'
  const visible = readFilters(forced)
  const question = JSON.stringify([query, only, rules, parameters.optionalWords, removal, visible])
  return remember(view, question, () => {
    const words = toQueryWords(query)
    const attention = readAttention(view, only)
    for (const { kept, removed, areOptional } of planAttempts(words, removal)) {
      const isOptional = areOptional ? () => true : rules.isOptional
      const found = searchWords(view, kept, { rules: { ...rules, isOptional }, attention, visible })
      if (found.docs.length > 0) return { ...found, removed, findMarks: createMarker(view.segment, found.plan) }
    }
    return nothing
  })
}

const noPlan: QueryPlan = { slots: [], phrases: [] }
const nothing: Matches = {
  docs: new Uint32Array(),
  plan: noPlan,
  removed: [],
  findMarks: () => ({ tokens: [], marks: [] }),
}

type Attempt = { kept: QueryWord[]; removed: QueryWord[]; areOptional?: boolean }

function planAttempts(words: QueryWord[], removal: string): Attempt[] {
  const whole = { kept: words, removed: [] }
  const fewer = words.slice(1).map((_, index) => index + 1)
  switch (removal) {
    case 'allOptional':
      return [whole, { ...whole, areOptional: true }]
    case 'lastWords':
      return [whole, ...fewer.map((gone) => ({ kept: words.slice(0, -gone), removed: words.slice(-gone) }))]
    case 'firstWords':
      return [whole, ...fewer.map((gone) => ({ kept: words.slice(gone), removed: words.slice(0, gone) }))]
    default:
      return [whole]
  }
}

type Search = { rules: QueryRules; attention: Attention; visible: Filters }
type Found = Pick<Matches, 'docs' | 'plan'>

function searchWords(view: View, words: QueryWord[], { rules, attention, visible }: Search): Found {
  const { segment, thesaurus, settings, name } = view
  const order = segment.orders.get(name)
  if (!order) throw new Error(`The segment has no order for ${name}.`)
  if (words.length === 0) return { docs: applyFilters(segment, order.byRank, visible), plan: noPlan }
  for (const mayBeginWrong of [false, true]) {
    const plan = planQuery(words, { segment, thesaurus, rules: { ...rules, mayBeginWrong } })
    const { evidence, docs: all } = gatherEvidence(segment, plan, attention)
    const docs = applyFilters(segment, all, visible)
    if (docs.length === 0) continue
    const judge = createJudge(evidence, plan.slots.length, segment.plan.attributes)
    const judged = withinTolerance({ docs, judge }, rules.typos.tolerance)
    return { docs: orderMatches(judged, readOrderPlan(settings).criteria, order), plan }
  }
  return { docs: new Uint32Array(), plan: noPlan }
}

/** `min` keeps the records with the fewest typos, `strict` also those with one more. */
function withinTolerance({ docs, judge }: Judged, tolerance: boolean | 'min' | 'strict'): Judged {
  if (typeof tolerance === 'boolean') return { docs, judge }
  const typos = docs.map((doc) => judge(doc)[measures.typo] ?? 0)
  const fewest = typos.reduce((least, each) => Math.min(least, each), Infinity)
  const most = fewest + (tolerance === 'strict' ? 1 : 0)
  return { docs: docs.filter((_, index) => (typos[index] ?? 0) <= most), judge }
}

function readRules(parameters: SearchParameters): QueryRules {
  const optional = new Set((parameters.optionalWords ?? []).flatMap(tokenize).map(({ term }) => term))
  const languages = parameters.queryLanguages ?? ['en']
  return {
    prefix: parameters.queryType ?? 'prefixLast',
    typos: {
      tolerance: parameters.typoTolerance ?? true,
      lettersForOne: parameters.minWordSizefor1Typo ?? 4,
      lettersForTwo: parameters.minWordSizefor2Typos ?? 8,
      onNumbers: parameters.allowTyposOnNumericTokens ?? true,
    },
    plurals: chooseLanguages(parameters.ignorePlurals, languages).filter(hasPlurals),
    stopWords: chooseLanguages(parameters.removeStopWords, languages).filter(hasStopWords),
    isOptional: (term) => optional.has(term),
    mayBeginWrong: false,
  }
}

function chooseLanguages(choice: boolean | string[] | undefined, languages: string[]): string[] {
  if (Array.isArray(choice)) return choice
  return choice === true ? languages : []
}

function readAttention({ segment }: View, only: string[] | undefined): Attention {
  if (!only || only.length === 0) return undefined
  const chosen = segment.plan.attributes.flatMap(({ path }, number) => (only.includes(path) ? [number] : []))
  return new Set(chosen)
}
