import * as z from 'zod/mini'
import { answerStatuses } from '../content/answer-statuses'
import { deadlineUnits } from '../content/deadline-units'

const texts = z.array(z.string())
const numbers = z.array(z.int())
const maybeTexts = z.array(z.nullable(z.string()))

/**
 * The status tables of a region or a service as they travel: a list for each column and not an object for each cell. Cells name
 * their question and their jurisdiction by the place in those lists; a question without an answer has no cell.
 */
export const navColumns = z.object({
  /** The day that this is the law of. */
  day: z.string(),
  today: z.string(),
  /** Another as soon as anything in the navigator is. */
  edition: z.string(),
  /** Where they are of several services: which. */
  services: z.optional(z.object({ id: numbers, name: texts, permission: texts })),
  regions: z.object({ id: numbers, name: texts, lang: texts, path: texts }),
  jurisdictions: z.object({
    id: numbers,
    iso: texts,
    name: texts,
    lang: texts,
    /** The place of its region in the list of regions. */
    region: numbers,
    path: texts,
    lastReviewed: texts,
    reviewDue: texts,
  }),
  questions: z.object({
    id: numbers,
    key: texts,
    topic: texts,
    text: texts,
    lang: texts,
    valueType: z.array(z.enum(['status', 'threshold', 'days', 'text', 'yes-no'])),
    /** The place of its service in the list of services, where there is one. */
    service: z.optional(numbers),
  }),
  cells: z.object({
    /** The number of the answer. */
    answer: numbers,
    question: numbers,
    jurisdiction: numbers,
    status: z.array(z.nullable(z.enum(answerStatuses))),
    threshold: maybeTexts,
    deadlineAmount: z.array(z.nullable(z.number())),
    deadlineUnit: z.array(z.nullable(z.enum(deadlineUnits))),
    short: texts,
    /** The language of the words, where it is not the one that was asked for. */
    lang: maybeTexts,
    version: numbers,
    /** Which version the words are of, where the language has not followed yet. */
    textVersion: numbers,
    effectiveFrom: texts,
    /** The day on which readers first had this version. */
    changedOn: texts,
    reviewedAt: maybeTexts,
    sources: numbers,
    differsFromToday: z.array(z.boolean()),
    /** Its page, where that of its jurisdiction is one for each service. */
    path: z.optional(texts),
  }),
})

export type NavColumns = z.output<typeof navColumns>

/** The page on which a cell stands, by the place of the cell. */
export const pathOfCell = ({ cells, jurisdictions }: NavColumns, place: number): string =>
  cells.path?.[place] ?? jurisdictions.path[cells.jurisdiction[place] ?? -1] ?? ''

/** The name of the service of a question that is not of the first one. */
export const serviceOfQuestion = ({ services, questions }: NavColumns, place: number): string | undefined => {
  const service = questions.service?.[place] ?? 0
  return service === 0 ? undefined : services?.name[service]
}

/** The names of the services that these questions are of; undefined where all are of one. */
export function servicesOfQuestions({ services, questions }: NavColumns, ids: readonly number[]): string[] | undefined {
  const places = new Set(ids.map((id) => questions.service?.[questions.id.indexOf(id)]))
  return services?.name.filter((_, place) => places.has(place))
}

/** A question as it is read, with its service where that is not the first one. */
export function sayQuestion(columns: NavColumns, place: number): string {
  const service = serviceOfQuestion(columns, place)
  const text = columns.questions.text[place] ?? ''
  return service === undefined ? text : `${service} · ${text}`
}
