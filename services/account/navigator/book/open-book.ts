import { type NavColumns } from '../../../../src/access/nav-columns'
import { defaultLocale, localesIn } from '../../../../src/config/locales'
import { builderOf, coveredBy, langOf, showRegion, showService } from '../addresses'
import { type Answering, type DeskParts, openDesk } from '../desk'
import { type KeptTexts, readGuidance, readTexts } from '../documents'
import { findLeads } from '../find-leads'
import { showHistory, showUpdate, versionsOf, wordingsOf } from '../history'
import { findAnswered, findCovered, type Found, showCoverage, showJurisdictionOnDay } from '../jurisdiction'
import { keepPromises } from '../keep-promises'
import { findDaysAhead } from '../law/days-ahead'
import { findNewest, isWithin } from '../law/find-changes'
import { findCiting } from '../law/find-citing'
import { findAhead, findMoved } from '../law/find-moved'
import { makeMatrix } from '../matrix'
import { showBody } from '../show-body'
import { type Language, type NavigatorBook } from './book'
import { wordIn } from './editions'
import { tellDayDifferences, tellDifference, tellSinceDifferences } from './open-differences'

/** What one state of the tables answers. */
export function openBook(parts: DeskParts): NavigatorBook {
  const desk = openDesk(parts)
  const { places } = parts
  return {
    edition: parts.edition,
    findCoverage: findCoverage(desk),
    listServices: () => places.services(defaultLocale).map(({ id }) => id),
    findAsking: (question) => places.find('nav-question', question, defaultLocale)?.navService.id,
    findBuilder: (id, locale) => {
      const service = places.find('nav-service', id, locale)
      return service && builderOf(service)
    },
    findCounsel: (id, locale) => {
      const { counselPerson, counselFirm } = places.find('nav-jurisdiction', id, locale) ?? {}
      return [counselPerson, counselFirm].flatMap((name) => name ?? [])
    },
    services: listServices(desk),
    jurisdiction: tellJurisdiction(desk),
    history: tellHistory(desk),
    difference: tellDifference(desk),
    dayDifferences: tellDayDifferences(desk),
    sinceDifferences: tellSinceDifferences(desk),
    matrix: tellMatrix(desk),
    keptMatrix: tellKeptMatrix(desk),
    update: tellUpdate(desk),
    updates: tellUpdates(desk),
    guidance: tellGuidance(desk),
    moved: (watch) => findMoved(desk, watch),
    ahead: (watch) => findAhead(desk, watch),
    daysAhead: (asked) => findDaysAhead(desk, asked),
  }
}

const findCoverage: Answering<'findCoverage'> =
  ({ places }) =>
  (id) => {
    const service = places.find('nav-service', id, defaultLocale)
    const covered = service ? coveredBy(service, places, { locale: defaultLocale }) : []
    const jurisdictions = covered.map((one) => one.jurisdiction.id)
    const editions = localesIn('main').flatMap((locale) => {
      const found = places.find('nav-service', id, locale as Language)
      return found ? [{ ...found, locale }] : []
    })
    const slugs = Object.fromEntries(editions.map(({ locale, slug }) => [locale, slug]))
    const names = Object.fromEntries(editions.map(({ locale, name }) => [locale, name]))
    const questions = places.questionsOf(id, defaultLocale).length
    return service && { permission: service.permissionKey, slug: service.slug, slugs, names, jurisdictions, questions }
  }

const listServices: Answering<'services'> =
  ({ places, answersOf }) =>
  async ({ locale, today, visits }) =>
    Promise.all(
      places.services(locale).map(async (service) => {
        const seen = { places, locale, today, visits: visits(service.id), service }
        return showCoverage(coveredBy(service, places, { locale }), await answersOf(service, locale), seen)
      }),
    )

const mostPages = 200

/** All who look at a page share what the law says there; what is new to them is their own. */
const tellJurisdiction: Answering<'jurisdiction'> = (desk) => {
  const { database, places, edition, answersOf } = desk
  const kept = keepPromises<{ found: Found[]; texts: KeptTexts }>(mostPages)
  return async ({ service: slug, ...asked }) => {
    const { locale } = asked
    const service = places.findService(slug, locale)
    const covered = service && findCovered(service, asked, { places, locale })
    if (!covered) return undefined
    const { day, today } = asked
    const visits = asked.visits(covered.service.id)
    const answers = await answersOf(covered.service, locale)
    const onDay = { day, today, visits, locale, places, covered, answers, edition }
    const { found, texts } = await kept([service.id, covered.jurisdiction.id, locale, day].join(' '), async () => {
      const answered = findAnswered(onDay)
      const wordings = wordingsOf(answered.map(({ worded }) => worded))
      return { found: answered, texts: await readTexts(database, wordings) }
    })
    const leads = await findLeads(desk, texts.details, { locale, service: covered.service, today })
    return showJurisdictionOnDay(onDay, found, { ...texts, leads })
  }
}

const tellHistory: Answering<'history'> =
  (desk) =>
  async ({ answer, locale, today }) => {
    const placed = await desk.findPlaced(answer, locale)
    if (!placed) return undefined
    const { service } = placed.covered
    const wordings = wordingsOf(versionsOf(placed).map((one) => wordIn(placed.answer, locale, one)))
    const texts = await readTexts(desk.database, wordings)
    const leads = await findLeads(desk, texts.details, { locale, service, today })
    return showHistory(placed, { ...texts, leads }, today)
  }

const mostMatrices = 100

const tellMatrix: Answering<'matrix'> = ({ places, answersOf, edition }) => {
  const kept = keepPromises<NavColumns>(mostMatrices)
  return async ({ service: slug, locale, region, day, today }) => {
    const service = places.findService(slug, locale)
    if (!service) return undefined
    if (region !== undefined && coveredBy(service, places, { locale, region }).length === 0) return undefined
    const columns = await kept([service.id, locale, region ?? '', day, today].join(' '), async () => {
      const answers = await answersOf(service, locale)
      return makeMatrix({ places, service, answers, locale, region, day, today, edition })
    })
    return { permission: service.permissionKey, columns }
  }
}

const tellKeptMatrix: Answering<'keptMatrix'> =
  ({ places, answersOf, edition }) =>
  async ({ service: slug, versions, ...asked }) => {
    const service = places.findService(slug, asked.locale)
    if (!service) return undefined
    const answers = (await answersOf(service, asked.locale)).filter(({ id }) => versions.has(id))
    const columns = makeMatrix({ ...asked, places, service, answers, region: undefined, edition, versions })
    return { permission: service.permissionKey, columns }
  }

const tellUpdate: Answering<'update'> =
  ({ findPlaced }) =>
  async ({ answer, number, locale }) => {
    const placed = await findPlaced(answer, locale)
    const version = placed && versionsOf(placed).find((one) => one.number === number)
    return version && { permission: placed.covered.service.permissionKey, update: showUpdate(placed, version) }
  }

const tellUpdates: Answering<'updates'> =
  ({ places, answersOf, place }) =>
  async ({ service: slug, locale, first, skip = 0, ...within }) => {
    const service = places.findService(slug, locale)
    if (!service) return undefined
    const questions = new Set(places.questionsOf(service.id, locale).map(({ id }) => id))
    const covered = new Set(coveredBy(service, places, { locale }).map(({ jurisdiction }) => jurisdiction.id))
    // What answers a question that was withdrawn, or of a place that is covered no more, is no change of this service.
    const answers = (await answersOf(service, locale)).filter(
      ({ question, jurisdiction }) => questions.has(question) && covered.has(jurisdiction),
    )
    const wanted = findNewest(answers, locale).filter((one) => isWithin(one, within))
    const updates = wanted.slice(skip, skip + first).flatMap(({ answer, version }) => {
      const placed = place(answer, service, locale)
      return placed ? [showUpdate(placed, version)] : []
    })
    return { permission: service.permissionKey, service: showService(service), updates, total: wanted.length }
  }

const tellGuidance: Answering<'guidance'> =
  (desk) =>
  async ({ guidance, locale, today }) => {
    const { database, places, findPlaced } = desk
    const found = await readGuidance(database, guidance, locale)
    const service = found && places.find('nav-service', found.content.navService.id, locale)
    if (!service) return undefined
    const { content, number, publishedAt } = found
    const region = content.region && places.find('nav-region', content.region.id, locale)
    const leads = await findLeads(desk, content.body, { locale, service, today })
    const { id, title, slug, path, reviewedAt, reviewDueAt } = content
    const citedBy = await findCiting(guidance, { database, locale, findPlaced, service: service.id })
    return {
      permission: service.permissionKey,
      ...{ id, name: title, lang: langOf(content), slug, path, version: number, changedAt: publishedAt },
      ...{
        reviewedAt,
        reviewDueAt,
        service: showService(service),
        body: showBody(content.body, leads, content.locale),
      },
      region: region && showRegion({ service, region }, places),
      citedBy,
    }
  }
