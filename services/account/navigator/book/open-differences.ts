import { coveredBy } from '../addresses'
import { type Answering } from '../desk'
import { noteOf, readTexts } from '../documents'
import { showDifference, versionsOf, wordingsOf } from '../history'
import { findCovered } from '../jurisdiction'
import { findPairs } from '../law/find-changes'
import { findSince } from '../law/find-since'
import { wordIn } from './editions'

export const tellDifference: Answering<'difference'> =
  ({ database, findPlaced, comparisons }) =>
  async ({ answer, locale, from, to }) => {
    const placed = await findPlaced(answer, locale)
    if (!placed) return undefined
    const [before, after] = [from, to].map((number) => versionsOf(placed).find((one) => one.number === number))
    if (!before || !after) return undefined
    const pair = { before: wordIn(placed.answer, locale, before), after: wordIn(placed.answer, locale, after) }
    const texts = await readTexts(database, wordingsOf([pair.before, pair.after]))
    return showDifference(placed, pair, { texts, ...comparisons })
  }

// A whole service may have changed between two days; who wants to read that asks region by region.
const mostDifferences = 200

export const tellDayDifferences: Answering<'dayDifferences'> =
  ({ database, places, answersOf, place, comparisons }) =>
  async ({ service: slug, locale, region, jurisdiction, from, to }) => {
    const service = places.findService(slug, locale)
    const covered = (service ? coveredBy(service, places, { locale, region }) : []).filter(
      (one) => jurisdiction === undefined || one.jurisdiction.slug === jurisdiction,
    )
    if (!service || covered.length === 0) return undefined
    const pairs = findPairs(await answersOf(service, locale), { covered, locale, from, to })
    const told = pairs.slice(0, mostDifferences)
    const texts = await readTexts(database, wordingsOf(told.flatMap(({ before, after }) => [before, after])))
    const differences = told.flatMap(({ answer, ...pair }) => {
      const placed = place(answer, service, locale)
      return placed ? [showDifference(placed, pair, { texts, ...comparisons })] : []
    })
    return { permission: service.permissionKey, from, to, differences, isCut: pairs.length > told.length }
  }

/** By what readers had, so that a correction is among it, whatever the day is whose law it says. */
export const tellSinceDifferences: Answering<'sinceDifferences'> =
  ({ database, places, answersOf, place, comparisons }) =>
  async ({ service: slug, locale, since, ...asked }) => {
    const service = places.findService(slug, locale)
    const covered = service && findCovered(service, asked, { places, locale })
    if (!service || !covered) return undefined
    const own = (await answersOf(service, locale)).filter(
      ({ jurisdiction }) => jurisdiction === covered.jurisdiction.id,
    )
    const found = own.flatMap((answer) => {
      const changed = findSince(answer, { locale, since })
      const placed = changed && place(answer, service, locale)
      if (!placed) return []
      const { before, version, heaviest } = changed
      const pair = { before: before && wordIn(answer, locale, before), after: wordIn(answer, locale, version) }
      return [{ placed, pair, heaviest: wordIn(answer, locale, heaviest) }]
    })
    const texts = await readTexts(database, wordingsOf(found.flatMap(({ pair }) => [pair.before, pair.after])))
    const differences = found
      .sort((one, other) => one.placed.question.position - other.placed.question.position)
      .map(({ placed, pair, heaviest }) => ({
        ...showDifference(placed, pair, { texts, ...comparisons }),
        ...{ changeKind: heaviest.reference.facts.changeKind, changeNote: noteOf(heaviest) },
      }))
    return { permission: service.permissionKey, since, differences }
  }
