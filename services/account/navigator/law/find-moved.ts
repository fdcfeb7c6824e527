import { type NavQuestion } from '../../../../src/content/nav-question'
import { type NavService } from '../../../../src/content/nav-service'
import { type Covered, coveredBy, showService } from '../addresses'
import { type Ahead, type Moved, type MovedAnswers, type Watch } from '../book/book'
import { type LiveAnswer } from '../book/editions'
import { type SinceOf } from '../book/last-seen'
import { type Desk } from '../desk'
import { type Placed, showUpdate } from '../history'
import { findSince, type Since } from './find-since'
import { findLawDays } from './law-days'

type Found = Since & { placed: Placed }

/** Every answer that is watched, with the service under which it may be read. */
async function listWatched({ places, answersOf }: Desk, { locale, mayRead, isWatched }: Watch): Promise<Placed[]> {
  const services = places.services(locale).filter(({ permissionKey }) => mayRead(permissionKey))
  const placed = await Promise.all(
    services.map(async (service) => {
      const parts = partsOf(service, { places, locale })
      const answers = (await answersOf(service, locale)).filter(isWatched)
      return answers.flatMap((answer) => toPlaced(answer, parts) ?? [])
    }),
  )
  return placed.flat()
}

type Parts = Pick<Placed, 'places' | 'locale'> & {
  covered: ReadonlyMap<number, Covered>
  questions: ReadonlyMap<number, NavQuestion>
}

/** Looked up once for a service: it may have thousands of answers. */
const partsOf = (service: NavService, { places, locale }: Pick<Placed, 'places' | 'locale'>): Parts => ({
  ...{ places, locale },
  covered: new Map(coveredBy(service, places, { locale }).map((one) => [one.jurisdiction.id, one])),
  questions: new Map(places.questionsOf(service.id, locale).map((one) => [one.id, one])),
})

function toPlaced(answer: LiveAnswer, { covered: all, questions, places, locale }: Parts): Placed | undefined {
  const [covered, question] = [all.get(answer.jurisdiction), questions.get(answer.question)]
  return covered && question && { answer, question, covered, places, locale }
}

/** There was none before, or none that said anything. */
const isFirst = ({ before, version }: Found): boolean =>
  before === undefined || (before.facts.status === 'no-data' && version.facts.status !== 'no-data')
const kindOf = ({ heaviest }: Found) => heaviest.facts.changeKind
const isLaw = (found: Found): boolean => kindOf(found) === 'law-change' && !isFirst(found)

function showMoved(found: Found): Moved {
  const { placed, version, before } = found
  const { service } = placed.covered
  const update = showUpdate(placed, version)
  return {
    permission: service.permissionKey,
    service: showService(service),
    cell: { question: placed.question.id, jurisdiction: placed.covered.jurisdiction.id },
    isFirst: isFirst(found),
    update: {
      ...update,
      changeKind: kindOf(found),
      statusBefore: update.status === undefined ? undefined : before?.facts.status,
    },
  }
}

/** Answers that readers have in another version than at the moment of their place, each once: first those in which the law is another. */
export async function findMoved(desk: Desk, watch: Watch & { sinceOf: SinceOf; most: number }): Promise<MovedAnswers> {
  const found = (await listWatched(desk, watch)).flatMap((placed): Found[] => {
    const { service, jurisdiction } = placed.covered
    const moment = watch.sinceOf({ service: service.id, jurisdiction: jurisdiction.id })
    const since = findSince(placed.answer, { locale: watch.locale, since: moment })
    return since ? [{ placed, ...since }] : []
  })
  const laws = found.filter(isLaw)
  found.sort(
    (one, other) => Number(isLaw(other)) - Number(isLaw(one)) || other.changedAt.getTime() - one.changedAt.getTime(),
  )
  return { total: found.length, laws: laws.length, answers: found.slice(0, watch.most).map(showMoved) }
}

/** What is written already and is the law from a later day on; the next first. */
export async function findAhead(desk: Desk, watch: Watch & { today: string; most: number }): Promise<Ahead[]> {
  const found = (await listWatched(desk, watch)).flatMap((placed) => {
    const days = findLawDays(placed.answer, { locale: placed.locale, from: watch.today })
    return days.filter(({ day }) => day > watch.today).map((one) => ({ placed, ...one }))
  })
  return found
    .sort((one, other) => one.day.localeCompare(other.day))
    .slice(0, watch.most)
    .map(({ placed, edition, day }) => {
      const { service } = placed.covered
      return {
        permission: service.permissionKey,
        service: showService(service),
        day,
        update: showUpdate(placed, edition),
      }
    })
}
