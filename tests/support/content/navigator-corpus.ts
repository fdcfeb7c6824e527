import { type LogRow } from '../../../src/plan/store/log-row'
import { answerRow, noonOf } from './navigator-rows'
import { edition } from './planned-pages'

export type CorpusSize = { jurisdictions: number; questions: number }

const statuses = ['permitted', 'permitted-with-conditions', 'restricted', 'prohibited', 'under-review']
const subjects = [
  'A holder',
  'A manager',
  'An issuer',
  'A parent company',
  'A nominee',
  'A custodian',
  'A fund',
  'A trustee',
]
const duties = [
  'must notify the issuer',
  'may hold without notice',
  'must file with the regulator',
  'must publish a notice',
]
const terms = ['within two trading days', 'within four days', 'on the day of the trade', 'before the general meeting']
const bounds = [
  'at three per cent',
  'at five per cent',
  'at each further per cent',
  'above ten per cent',
  'from the first share',
]

const pick = (list: readonly string[], place: number): string => list[place % list.length] ?? ''

/** Sentences of a law that nobody passed: each says something else, and the same each time. */
function sentence(seed: number, version: number): string {
  const bound = pick(bounds, seed + version * 2)
  return `${pick(subjects, seed * 7)} ${pick(duties, seed * 3 + version)} ${pick(terms, seed * 5)} ${bound}, as section ${seed % 97} says.`
}

const text = (seed: number, version: number): string =>
  Array.from({ length: 8 }, (_, place) => sentence(seed + place * 13, place === version ? version : 0)).join(' ')

export const corpusAnswer = (id: number, { questions }: CorpusSize, version: number): LogRow =>
  answerRow({
    ...{ id, version, jurisdiction: Math.ceil(id / questions), question: ((id - 1) % questions) + 1 },
    ...{ effectiveFrom: `2026-0${version + 1}-01`, status: pick(statuses, id + version) },
    ...{ shortAnswer: sentence(id, version), detail: text(id, version), changeNote: `Version ${version}.` },
  })

/** One service in one region, with three versions of each of its answers. */
export function navigatorCorpus(size: CorpusSize): LogRow[] {
  const { jurisdictions, questions } = size
  const path = '/en/products/navigator/disclosure'
  const service = {
    name: 'Disclosure',
    key: 'disclosure',
    permissionKey: 'disclosure',
    slug: 'disclosure',
    path,
    regions: [1],
  }
  const days = { lastReviewed: noonOf('2026-05-01'), reviewDue: noonOf('2027-05-01') }
  const answers = Array.from({ length: jurisdictions * questions }, (_, position) => position + 1)
  return [
    edition('nav-service', 1, service),
    edition('nav-region', 1, { name: 'Everywhere', slug: 'everywhere', key: 'everywhere' }),
    ...Array.from({ length: jurisdictions }, (_, position) =>
      edition('nav-jurisdiction', position + 1, {
        ...{ name: `Jurisdiction ${position + 1}`, slug: `jurisdiction-${position + 1}`, region: 1, ...days },
      }),
    ),
    ...Array.from({ length: questions }, (_, position) =>
      edition('nav-question', position + 1, {
        ...{ text: `Question ${position + 1}?`, key: `question-${position + 1}`, topic: `Topic ${position % 6}` },
        ...{ navService: 1, position: position + 1 },
      }),
    ),
    ...[1, 2, 3].flatMap((version) => answers.map((id) => corpusAnswer(id, size, version))),
  ]
}
