import { localesIn } from '../../../src/config/locales'
import { composeAnswer } from '../compose/compose-answer'
import { parseRichText } from '../words/parse-body'
import { type Answer, type Cell, type Told, type Version } from './answer'
import { dayAt } from './calendar'
import { liveIn } from './editions'
import { type DemoItem, type Earlier, inEach, localesOf, ref, type Values } from './item'
import { findAsked } from './navigator-questions'
import { type Source } from './source'
import { toLexical } from './to-lexical'

/** Every question of every service, answered for every jurisdiction: by hand where somebody did, else composed. */
export const planNavAnswers = (source: Source): DemoItem[] =>
  source.firm.navigator.services.flatMap(({ key: service }) => {
    const asked = findAsked(source, service)
    return source.firm.navigator.jurisdictions.flatMap(({ key: jurisdiction, reviewer }) =>
      asked.flatMap((one): DemoItem[] => {
        const cell = { service, jurisdiction, question: one.key }
        const answer = findWrittenAnswer(source, cell) ?? composeAnswer(source, cell, one)
        const changedBy = source.firm.people.find(({ key }) => key === reviewer)?.name
        return [toItem(cell, { answer, changedBy, today: source.today })]
      }),
    )
  })

function findWrittenAnswer(source: Source, { service, jurisdiction, question }: Cell): Answer | undefined {
  const own = source.answers.filter((one) => one.service === service && one.jurisdiction === jurisdiction)
  const english = own.find((one) => one.isFacts)
  const written = english?.isFacts ? english.answers[question] : undefined
  if (!written) return undefined
  const { short, detail, note, earlier, ...facts } = written
  const told = localesIn('main').map((locale) => {
    const other = own.find((one) => one.locale === locale && !one.isFacts)?.answers[question]
    return [locale, locale === 'en' ? { short, detail, note } : other] as const
  })
  return {
    facts,
    told: Object.fromEntries(told.filter(([, words]) => words)),
    earlier: earlier.map(({ short: said, detail: meant, note: noted, ...before }) => ({
      facts: before,
      told: { en: { short: said, detail: meant, note: noted } },
    })),
  }
}

type Said = { answer: Answer; changedBy: string | undefined; today: string }

/** Each of its versions was published on the day from which it holds, the first of them too: nothing of it is news because it was loaded. */
function toItem(cell: Cell, { answer: { facts, told, earlier }, changedBy, today }: Said): DemoItem {
  const { service, jurisdiction, question } = cell
  const key = `${service}-${jurisdiction.toLowerCase()}-${question}`
  const shared: Values = {
    jurisdiction: ref('nav-jurisdictions', jurisdiction),
    question: ref('nav-questions', `${service}-${question}`),
    sources: facts.sources,
    changedBy,
  }
  const before = earlier.map((version, position): Earlier => ({
    at: dayAt(version.facts.from),
    values: { ...shared, ...toVersion(key, version, position + 1), ...approvedBy(version.told, changedBy) },
  }))
  const values = {
    ...shared,
    ...toVersion(key, { facts, told }, earlier.length + 1),
    ...approvedBy(told, changedBy),
    effectiveTo: facts.until === undefined ? undefined : dayAt(facts.until),
  }
  return {
    collection: 'nav-answers',
    key,
    values,
    at: dayAt(facts.from < today ? facts.from : today),
    ...(before.length > 0 ? { earlier: before } : {}),
  }
}

/** Of whom clients hear who approved it: the lawyer of the place. */
const approvedBy = (told: Told, name: string | undefined): Values =>
  name === undefined ? {} : { approver: inEach(told, () => name) }

function toVersion(
  key: string,
  { facts, told }: { facts: Omit<Version, 'short' | 'detail' | 'note'>; told: Told },
  version: number,
): Values {
  const place = { file: `the answer ${key}`, firstLine: 1 }
  return {
    live: liveIn(localesOf(told)),
    shortAnswer: inEach(told, ({ short }) => short),
    detail: inEach(told, ({ detail }) => toLexical(parseRichText(place, detail))),
    status: facts.status,
    threshold: facts.threshold,
    deadlineAmount: facts.deadline?.amount,
    deadlineUnit: facts.deadline?.unit,
    deadlineFrom: facts.deadline?.from,
    effectiveFrom: dayAt(facts.from),
    version,
    changeKind: facts.change,
    changeNote: inEach(told, ({ note }) => note),
  }
}
