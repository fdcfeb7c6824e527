import { type Pool } from 'pg'
import { accountOperations } from '../../../src/access/operations/account-operations'
import { type Ask } from '../../../src/plan/store/read-log'
import { openDatabase } from '../../database/open-database'
import { openAddresses } from '../alerts/addresses'
import { openAlerts } from '../alerts/alerts'
import { type Alerting } from '../alerts/open-alerting'
import { tellOwnChanges } from '../changes/own-changes'
import { openClientRecords } from '../clients/client-records'
import { openDirectory } from '../clients/directory'
import { followContent } from '../clients/follow-content'
import { type AccountParts } from '../create-account'
import { openGivenOuts } from '../documents/given-out'
import { type PdfMaker } from '../documents/open-pdf-maker'
import { endTokens, type EndTokens } from '../ended/endings'
import { refuseEnded } from '../ended/refuse-ended'
import { type FileParts } from '../files/open-file-parts'
import { type ChangesSource, followChanges } from '../following/follow-changes'
import { type FollowDesks, openFollowing } from '../following/open-following'
import { openWatch } from '../following/open-watch'
import { type Sources } from '../graphql/context'
import { openKnownOperations, toDigest } from '../graphql/known-operations'
import { openGraphql } from '../graphql/open-graphql'
import { openSockets } from '../graphql/open-sockets'
import { createSchema } from '../graphql/schema/all-parts'
import { takeKnown } from '../graphql/take-known'
import { openItemStore } from '../items/item-store'
import { keepItems } from '../items/keep-items'
import { openItems } from '../items/read-items'
import { followVersions } from '../navigator/book/follow-versions'
import { openNavigator } from '../navigator/open-navigator'
import { openOwnData } from '../person/open-own-data'
import { openPhotoParts } from '../photos/open-photo-parts'
import { type SignInProvider } from '../provider/sign-in-provider'
import { openFavourites } from '../records/favourites'
import { openLaunches } from '../records/launches'
import { openLessons } from '../records/lessons'
import { openNavReadings } from '../records/nav-readings'
import { openNavVisits } from '../records/nav-visits'
import { openOperations, type Operations } from '../records/operations'
import { openPersonal } from '../records/personal'
import { openProfiles } from '../records/profiles'
import { openReportShares } from '../records/report-shares'
import { openReports } from '../records/reports'
import { openRequests } from '../records/requests'
import { lettersOnPlaces, placeLetters } from '../registrations/letters/letters-on-places'
import { openOwnRegistrations } from '../registrations/own-registrations'
import { limitSenders } from '../sent-forms/limit-senders'
import { type LivePages } from '../sent-forms/live-pages'
import { type NoteSession, openSessionNotes } from '../sessions/note-session'
import { openSessions } from '../sessions/sessions'
import { openSecretAddresses } from '../signed/secret-addresses'
import { openScreenings } from '../watching/screenings'
import { type FindAsker } from './find-asker'
import { openGrants } from './grants'

export type PeopleSettings = {
  databaseUrl: string
  /** The publication log. */
  ask: Ask
  /** Where the CMS tells changes of access. */
  changes: ChangesSource
  isProduction: boolean
  findAsker: FindAsker
  files: FileParts
  siteOrigin: string
  /** Makes what people take away, in a process of its own. */
  maker: PdfMaker
  pages: Pick<LivePages, 'fetchPage'>
  openProvider: (database: Pool) => SignInProvider
  countryHeader: string | undefined
  /** Where letters lie if there is no mail server. */
  mailFolder: string | undefined
  report: (line: string) => void
}

type People = {
  parts: Pick<
    AccountParts,
    'grants' | 'isWhole' | 'findAsker' | 'noteSession' | 'answerGraphql' | 'upgrade' | keyof FollowDesks
  >
  /** What the outbox asks of letters about news. */
  letters: Alerting['letters']
  /** What is public of events, among others, once it was read. */
  content: Pick<Sources, 'directory' | 'isDirectoryWhole' | 'screenings'>
  closeSockets: () => Promise<void>
  close: () => Promise<void>
}

const operationMs = 5000
const minute = 60
// A page asks some ten operations at once. Behind one address there may be a whole company.
const limits = {
  addresses: { most: 3000, seconds: minute },
  people: { most: 600, seconds: minute },
}

type Following = Pick<PeopleSettings, 'databaseUrl' | 'ask' | 'changes' | 'report'>

/** What others change, kept as they have it: access by the CMS, what is public and the navigator by the log. */
function followOthers({ databaseUrl, ask, changes, report }: Following) {
  const grants = openGrants()
  const clients = openClientRecords()
  const directory = openDirectory()
  const screenings = openScreenings()
  const hear: typeof grants.hear = (...heard) =>
    [grants, clients, screenings].forEach((records) => records.hear(...heard))
  const access = followChanges(changes, { hear }, report)
  const content = followContent(ask, directory, report)
  const written = openDatabase(databaseUrl)
  const items = keepItems({ ask, store: openItemStore(written), databaseUrl, report })
  const versions = followVersions({ databaseUrl, database: written, ask, report })
  return {
    records: { grants, clients, directory, screenings, isWhole: access.isWhole, isDirectoryWhole: content.isWhole },
    stop: async () => {
      access.stop()
      content.stop()
      await versions.stop()
      await items.stop()
      await written.end()
    },
  }
}

/** What people have of their own, and what they may read. */
const openRecords = (database: Pool) => ({
  addresses: openAddresses(database),
  alerts: openAlerts(database),
  favourites: openFavourites(database),
  givenOuts: openGivenOuts(database),
  items: openItems(database),
  launches: openLaunches(database),
  lessons: openLessons(database),
  navigator: openNavigator(database),
  navReadings: openNavReadings(database),
  navVisits: openNavVisits(database),
  personal: openPersonal(database),
  profiles: openProfiles(database),
  reports: openReports(database),
  reportShares: openReportShares(database),
  requests: openRequests(database),
  sessions: openSessions(database),
  endTokens: (...ended: Parameters<EndTokens>) => endTokens(database, ...ended),
})

/** What there is for people who are signed in: what they may use, and their own records. */
export function openPeople({ findAsker: findHolder, files, ...settings }: PeopleSettings): People {
  const { databaseUrl, report } = settings
  const database = tellOwnChanges(openDatabase(databaseUrl, { statementMs: operationMs }))
  const others = followOthers(settings)
  const { grants, isWhole, clients } = others.records
  const watch = openWatch({ databaseUrl, database, grants, clients, isWhole, report })
  const { events, news, editions, endings } = watch
  const findAsker = refuseEnded(findHolder, { endings, report })
  const provider = settings.openProvider(database)
  const leaving = openOwnData(database, { files: files.files, signed: files.signed, grants, provider, ...settings })
  const sources: Sources = {
    ...others.records,
    ...openRecords(database),
    ...openPhotoParts(database, files),
    ...{ events, news, editions, secrets: openSecretAddresses(database, files.signed) },
    ...leaving.sources,
    registrations: openPlaces(database, { ...others.records, ...files, ...settings }),
  }
  const alerting = openFollowing(database, { ...settings, sources, signed: files.signed })
  const noteSession = openSessionNotes({ ...sources, countryHeader: settings.countryHeader, report })
  const records = openOperations(database)
  const { answerGraphql, sockets, operations } = openAnswers({ sources, findAsker, records, noteSession }, settings)
  endings.whenEnded(() => sockets.closeEnded(endings.isEnded))
  return {
    parts: {
      ...{ grants, isWhole, findAsker, noteSession, answerGraphql },
      ...{ upgrade: sockets.upgrade, ...alerting.desks },
    },
    ...{ content: others.records, letters: alerting.letters },
    closeSockets: sockets.close,
    close: async () => {
      await others.stop()
      operations.stop()
      await leaving.stop()
      await alerting.stop()
      await watch.close()
      await database.end()
    },
  }
}

type Places = Pick<Sources, 'directory'> & Pick<FileParts, 'signed'> & Pick<PeopleSettings, 'siteOrigin'>

const openPlaces = (database: Pool, { directory, signed, siteOrigin }: Places) =>
  openOwnRegistrations({ database, directory, tell: lettersOnPlaces(placeLetters(signed, siteOrigin)) })

type Answering = { sources: Sources; findAsker: FindAsker; records: Operations; noteSession: NoteSession }

/** How people ask: over HTTP, and over sockets for what happens later. In production, only what pages of ours ask. */
function openAnswers(
  { sources, findAsker, records, noteSession }: Answering,
  { isProduction, siteOrigin, report }: Pick<PeopleSettings, 'isProduction' | 'siteOrigin' | 'report'>,
) {
  const operations = openKnownOperations({ records, texts: Object.values(accountOperations), report })
  const parts = {
    ...{ schema: createSchema(), sources, findAsker, noteSession, report },
    limits: { addresses: limitSenders(limits.addresses), people: limitSenders(limits.people) },
    introspection: !isProduction,
  }
  const plugins = [takeKnown({ operations, isOpen: !isProduction })]
  const isKnown = async (text: string) => (await operations.find(toDigest(text))) !== undefined
  return {
    operations,
    answerGraphql: openGraphql({ ...parts, limitMs: operationMs, plugins }),
    sockets: openSockets({ ...parts, siteOrigin, ...(isProduction ? { isKnown } : {}) }),
  }
}
