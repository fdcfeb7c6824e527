import { type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { openAddresses } from '../../../services/account/alerts/addresses'
import { openAlerts } from '../../../services/account/alerts/alerts'
import { tellOwnChanges } from '../../../services/account/changes/own-changes'
import { openClientRecords } from '../../../services/account/clients/client-records'
import { openDirectory } from '../../../services/account/clients/directory'
import { openGivingOut } from '../../../services/account/documents/give-out-report'
import { openGivenOuts } from '../../../services/account/documents/given-out'
import { type PdfMaker } from '../../../services/account/documents/open-pdf-maker'
import { endTokens } from '../../../services/account/ended/endings'
import { type Endings } from '../../../services/account/ended/open-endings'
import { refuseEnded } from '../../../services/account/ended/refuse-ended'
import { openEvents } from '../../../services/account/events/events'
import { type News } from '../../../services/account/events/open-news'
import { openFiles } from '../../../services/account/files/files'
import { type Sources } from '../../../services/account/graphql/context'
import { type GraphqlParts, openGraphql } from '../../../services/account/graphql/open-graphql'
import { openSockets } from '../../../services/account/graphql/open-sockets'
import { createSchema } from '../../../services/account/graphql/schema/all-parts'
import { openItems } from '../../../services/account/items/read-items'
import { type Editions } from '../../../services/account/navigator/book/open-editions'
import { openNavigator } from '../../../services/account/navigator/open-navigator'
import { openAskers } from '../../../services/account/people/find-asker'
import { openGrants } from '../../../services/account/people/grants'
import { openDeletions } from '../../../services/account/person/deletions'
import { openExports } from '../../../services/account/person/exports'
import { openLinking } from '../../../services/account/person/linking'
import { type OfficeRecords } from '../../../services/account/person/office-records'
import { openPhotoParts } from '../../../services/account/photos/open-photo-parts'
import { openEmbeddedProvider } from '../../../services/account/provider/sign-in-provider'
import { openFavourites } from '../../../services/account/records/favourites'
import { openLaunches } from '../../../services/account/records/launches'
import { openLessons } from '../../../services/account/records/lessons'
import { openNavReadings } from '../../../services/account/records/nav-readings'
import { openNavVisits } from '../../../services/account/records/nav-visits'
import { openPersonal } from '../../../services/account/records/personal'
import { openProfiles } from '../../../services/account/records/profiles'
import { openReportExports } from '../../../services/account/records/report-exports'
import { openReportShares } from '../../../services/account/records/report-shares'
import { openReports } from '../../../services/account/records/reports'
import { openRequests } from '../../../services/account/records/requests'
import { openOwnRegistrations } from '../../../services/account/registrations/own-registrations'
import { limitSenders } from '../../../services/account/sent-forms/limit-senders'
import { openSessions } from '../../../services/account/sessions/sessions'
import { openRevocations } from '../../../services/account/signed/revocations'
import { openSecretAddresses } from '../../../services/account/signed/secret-addresses'
import { openSignedAddresses } from '../../../services/account/signed/signed-addresses'
import { openScreenings } from '../../../services/account/watching/screenings'
import { type Database } from '../../../services/database/open-database'
import { openServer } from '../../../services/http/open-server'
import { respond } from '../../../services/http/respond'
import { openBlobs } from '../../../services/releases/store/blobs'
import { emptyOffice } from '../letters/told-office'
import { keepLines } from '../place/kept-logs'
import { clientRecords, publicPages } from '../records/client-records'

const expected = {
  issuer: 'https://login.firm.example/',
  audience: 'https://firm.example/online-services',
  namespace: 'https://firm.example/claims/',
}

/** What the provider has verified; of the others it knows no address. */
export const verifiedAs = new Map([['auth0|anna', 'anna@harbour.example']])

type Own = Partial<GraphqlParts> & {
  maker?: PdfMaker
  news?: News
  editions?: Editions
  office?: OfficeRecords
  endings?: Endings
  initMs?: number
}

export type World = Awaited<ReturnType<typeof openWorld>>
export type Reply = { data?: Record<string, unknown> | null; errors?: { message: string; extensions?: Reason }[] }
type Reason = { code?: string; fields?: string[]; version?: number; reference?: string }

/** What the account service answers from, with a database of its own; and people who can ask it. */
export async function openWorld(database: Database, { news, editions, maker, office, endings, ...own }: Own = {}) {
  const sources = {
    ...openSources(tellOwnChanges(database), { news, maker, office }),
    ...(editions ? { editions } : {}),
  }
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] })
  const said: string[] = []
  const report = (line: string) => void said.push(line)
  const findVerifiedEmail = (_token: string, sub: string) => Promise.resolve(verifiedAs.get(sub))
  const judge = openAskers({ keys, ...expected, findVerifiedEmail, report })
  const findAsker = endings ? refuseEnded(judge, { endings, report }) : judge
  const sign = (claims: JWTPayload) =>
    new SignJWT({ iss: expected.issuer, aud: expected.audience, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt(claims.iat)
      .setExpirationTime(claims.exp ?? '1h')
      .sign(privateKey)
  const parts: GraphqlParts = {
    ...{ schema: createSchema(), sources, findAsker, report, introspection: true, limitMs: 5000 },
    limits: {
      addresses: limitSenders({ most: 10_000, seconds: 60 }),
      people: limitSenders({ most: 10_000, seconds: 60 }),
    },
    ...own,
  }
  const { origin, sockets, close } = await serve(parts)
  endings?.whenEnded(() => sockets.closeEnded(endings.isEnded))
  const closeAndKeep = async () => {
    await close()
    keepLines('account', said)
  }
  return { sources, findAsker, sign, said, origin, sockets, close: closeAndKeep, ...askers(origin, sign) }
}

const quiet: News & Editions = {
  follow: () => {
    throw new Error('Nobody follows events here.')
  },
}

const still: PdfMaker = {
  make: () => Promise.reject(new Error('Nothing is printed here.')),
  makeWord: () => Promise.reject(new Error('Nothing is printed here.')),
  close: () => undefined,
}

type Outside = {
  news?: News | undefined
  maker?: PdfMaker | undefined
  office?: OfficeRecords | undefined
}

export function openSources(
  database: Database,
  { news = quiet, maker = still, office = emptyOffice }: Outside = {},
): Sources {
  const grants = openGrants()
  const clients = openClientRecords()
  for (const [collection, id, record] of clientRecords) {
    grants.hear(collection, id, record)
    clients.hear(collection, id, record)
  }
  const directory = openDirectory()
  directory.apply(publicPages)
  const provider = openEmbeddedProvider(database)
  const reportExports = openReportExports(database, openWorldFiles(database))
  return {
    reportExports,
    givenOuts: openGivenOuts(database),
    giveOutReport: openGivingOut({ exports: reportExports, maker, siteOrigin, report: () => undefined }),
    ...{ grants, clients, directory, screenings: openScreenings(), isWhole: () => true, isDirectoryWhole: () => true },
    navigator: openNavigator(database),
    navVisits: openNavVisits(database),
    navReadings: openNavReadings(database),
    items: openItems(database),
    alerts: openAlerts(database),
    addresses: openAddresses(database),
    favourites: openFavourites(database),
    ...openPhotoParts(database, { files: openWorldFiles(database), signed: signedIn(database) }),
    secrets: openSecretAddresses(database, signedIn(database)),
    personal: openPersonal(database),
    profiles: openProfiles(database),
    registrations: openOwnRegistrations({ database, directory, tell: () => Promise.resolve() }),
    reports: openReports(database),
    reportShares: openReportShares(database),
    requests: openRequests(database),
    launches: openLaunches(database),
    lessons: openLessons(database),
    events: openEvents(database),
    sessions: openSessions(database),
    exports: openExports(database, { files: openWorldFiles(database), office }),
    mayExport: () => true,
    deletions: openDeletions(database, { provider, office }),
    provider,
    linking: openLinking({ database, grants, provider, signed: signedIn(database) }),
    endTokens: (...ended) => endTokens(database, ...ended),
    news,
    editions: quiet,
  }
}

const signedIn = (database: Database) => openSignedAddresses(['k'.repeat(64)], openRevocations(database))

export const openWorldFiles = (database: Database) =>
  openFiles(database, openBlobs(join(tmpdir(), `files-of-world-${process.pid}`)))

/** The one site whose pages may open sockets. */
export const siteOrigin = 'https://firm.example'

async function serve(parts: GraphqlParts) {
  const answerGraphql = openGraphql(parts)
  const sockets = openSockets({ ...parts, siteOrigin })
  const server: Server = openServer(
    (request, response) => {
      void answerGraphql(request).then((answer) => respond(request, response, answer))
    },
    { upgrade: sockets.upgrade },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    await sockets.close()
    await new Promise((resolve) => server.close(resolve))
  }
  return { origin, sockets, close }
}

export const codeOf = async (answer: Promise<Reply>): Promise<string | undefined> =>
  (await answer).errors?.[0]?.extensions?.code

export type Asking = { query: string; variables?: Record<string, unknown>; operationName?: string }

function askers(origin: string, sign: (claims: JWTPayload) => Promise<string>) {
  /** As nobody, where there is no subject. */
  const send = async (who: string | JWTPayload | undefined, body: unknown) => {
    const claims = typeof who === 'string' ? { sub: who } : who
    const authorization = claims && `Bearer ${await sign(claims)}`
    return fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }
  const ask = async (who: string | JWTPayload | undefined, query: string, variables: Record<string, unknown> = {}) =>
    (await (await send(who, { query, variables })).json()) as Reply
  const askAll = async (who: string | JWTPayload | undefined, operations: readonly Asking[]) =>
    (await (await send(who, operations)).json()) as Reply[]
  return { send, ask, askAll }
}
