import { type NavQuestion } from '../../../../src/content/nav-question'
import { type NavService } from '../../../../src/content/nav-service'
import { type Covered, coveredBy, showService } from '../addresses'
import { type Ahead, type Moved, type MovedAnswers, type Watch } from '../book/book'
import { firstOf, type LiveAnswer, referenceOf, type TextEdition } from '../book/editions'
import { type Desk } from '../desk'
import { type Placed, showUpdate } from '../history'
import { findLawDays } from './law-days'

type Kind = Moved['update']['changeKind']
type Found = {
  placed: Placed
  version: TextEdition
  before: TextEdition | undefined
  changedAt: Date
  kind: Kind
}

const kinds: readonly Kind[] = ['law-change', 'correction', 'editorial']
const heaviest = (versions: readonly TextEdition[]): Kind =>
  kinds.find((kind) => versions.some(({ facts }) => facts.changeKind === kind)) ?? 'editorial'

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

function findSince(placed: Placed, since: Date): Found | undefined {
  const reference = referenceOf(placed.answer, placed.locale)
  const versions = reference.filter(({ isCurrent }) => isCurrent)
  const isSince = ({ number }: TextEdition): boolean => (firstOf(reference, number) ?? since) > since
  const after = versions.filter(isSince)
  const version = after.at(-1)
  if (!version) return undefined
  const before = versions.filter((one) => !isSince(one)).at(-1)
  const changedAt = firstOf(reference, version.number) ?? version.publishedAt
  return { placed, version, before, changedAt, kind: heaviest(after) }
}

/** There was none before, or none that said anything. */
const isFirst = ({ before, version }: Found): boolean =>
  before === undefined || (before.facts.status === 'no-data' && version.facts.status !== 'no-data')
const isLaw = (found: Found): boolean => found.kind === 'law-change' && !isFirst(found)

function showMoved(found: Found): Moved {
  const { placed, version, before, kind } = found
  const { service } = placed.covered
  const update = showUpdate(placed, version)
  return {
    permission: service.permissionKey,
    service: showService(service),
    cell: { question: placed.question.id, jurisdiction: placed.covered.jurisdiction.id },
    isFirst: isFirst(found),
    update: {
      ...update,
      changeKind: kind,
      statusBefore: update.status === undefined ? undefined : before?.facts.status,
    },
  }
}

/** Answers that readers have in another version than at a moment, each once: first those in which the law is another. */
export async function findMoved(desk: Desk, watch: Watch & { since: Date; most: number }): Promise<MovedAnswers> {
  const found = (await listWatched(desk, watch)).flatMap((placed) => findSince(placed, watch.since) ?? [])
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
