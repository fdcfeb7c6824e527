import { type NavColumns } from '../../../../src/access/nav-columns'
import { writePermalink } from '../../../../src/routes/permalink'

const places = (columns: { id: readonly number[] }): number[] => columns.id.map((_, place) => place)

/** The status tables of a service for programs: an object for each answer, with the address at which it can be cited. */
export function writeTable(
  { cells, questions, jurisdictions, regions, ...columns }: NavColumns,
  origin: string,
): string {
  const { day, edition } = columns
  const rows = cells.answer.map((answer, place) => {
    const [question, jurisdiction] = [cells.question[place] ?? -1, cells.jurisdiction[place] ?? -1]
    const version = cells.version[place] ?? 1
    const key = questions.key[question] ?? ''
    return {
      ...{ answer, question: key, jurisdiction: jurisdictions.iso[jurisdiction] ?? '', version },
      status: cells.status[place] ?? null,
      threshold: cells.threshold[place] ?? null,
      deadline: deadlineOf(cells, place),
      short: cells.short[place] ?? '',
      effectiveFrom: cells.effectiveFrom[place] ?? null,
      changedOn: cells.changedOn[place] ?? null,
      reviewedAt: cells.reviewedAt[place] ?? null,
      sources: cells.sources[place] ?? 0,
      address: origin + (jurisdictions.path[jurisdiction] ?? '') + writePermalink({ question: key, version }),
    }
  })
  return JSON.stringify({
    ...{ day, edition },
    questions: places(questions).map((place) => ({
      key: questions.key[place],
      topic: questions.topic[place],
      text: questions.text[place],
      kind: questions.valueType[place],
    })),
    jurisdictions: places(jurisdictions).map((place) => ({
      iso: jurisdictions.iso[place],
      name: jurisdictions.name[place],
      region: regions.name[jurisdictions.region[place] ?? -1],
      lastReviewed: jurisdictions.lastReviewed[place],
      reviewDue: jurisdictions.reviewDue[place],
    })),
    answers: rows,
  })
}

function deadlineOf({ deadlineAmount, deadlineUnit }: NavColumns['cells'], place: number) {
  const amount = deadlineAmount[place] ?? null
  return amount === null ? null : { amount, unit: deadlineUnit[place] ?? null }
}
