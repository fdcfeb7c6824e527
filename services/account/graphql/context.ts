import DataLoader from 'dataloader'
import { type Subject } from '../../../src/access/can'
import { type Addresses } from '../alerts/addresses'
import { type Alerts } from '../alerts/alerts'
import { type ClientRecords, type Organisation } from '../clients/client-records'
import { type Directory } from '../clients/directory'
import { type GiveOutReport } from '../documents/give-out-report'
import { type GivenOuts } from '../documents/given-out'
import { type EndTokens } from '../ended/endings'
import { type Events } from '../events/events'
import { type News } from '../events/open-news'
import { type Items } from '../items/read-items'
import { type Navigator, type NavigatorBook } from '../navigator/book/book'
import { type Editions } from '../navigator/book/open-editions'
import { type Asker } from '../people/find-asker'
import { type Grants, isInForce, mergeLists, type OwnGrant } from '../people/grants'
import { type Deletions } from '../person/deletions'
import { type Exports } from '../person/exports'
import { type Linking } from '../person/linking'
import { type Photos } from '../photos/photos'
import { type TakePhoto } from '../photos/take-photo'
import { type SignInProvider } from '../provider/sign-in-provider'
import { type Favourites } from '../records/favourites'
import { type Launches } from '../records/launches'
import { type Lessons } from '../records/lessons'
import { type NavReadings } from '../records/nav-readings'
import { type NavVisits } from '../records/nav-visits'
import { type Personal } from '../records/personal'
import { emptyProfile, type Profile, type Profiles } from '../records/profiles'
import { type ReportExports } from '../records/report-exports'
import { type ReportShares } from '../records/report-shares'
import { type Reports } from '../records/reports'
import { type Requests } from '../records/requests'
import { type OwnRegistrations } from '../registrations/own-registrations'
import { type Sessions } from '../sessions/sessions'
import { type SecretAddresses } from '../signed/secret-addresses'
import { type SignedAddresses } from '../signed/signed-addresses'
import { type Screenings } from '../watching/screenings'
import { refuse, unavailable } from './refusals'

/** What the answers are made from. */
export type Sources = {
  grants: Grants
  clients: ClientRecords
  directory: Directory
  navigator: Navigator
  navVisits: NavVisits
  navReadings: NavReadings
  items: Items
  alerts: Alerts
  addresses: Addresses
  favourites: Favourites
  personal: Personal
  profiles: Profiles
  reports: Reports
  reportShares: ReportShares
  reportExports: ReportExports
  givenOuts: Pick<GivenOuts, 'find'>
  giveOutReport: GiveOutReport
  registrations: OwnRegistrations
  requests: Requests
  launches: Launches
  lessons: Lessons
  photos: Photos
  takePhoto: TakePhoto
  screenings: Pick<Screenings, 'find'>
  sessions: Sessions
  exports: Exports
  /** Whether somebody may have one more just now. */
  mayExport: (sub: string) => boolean
  deletions: Deletions
  linking: Linking
  provider: SignInProvider
  /** Ends what was issued for a person, or for one session of theirs. */
  endTokens: EndTokens
  signed: Pick<SignedAddresses, 'make'>
  secrets: SecretAddresses
  events: Events
  news: News
  editions: Editions
  /** Whether everything was read once; before, an empty answer would be a false one. */
  isWhole: () => boolean
  isDirectoryWhole: () => boolean
}

/** What the operations of one request have in common: who asks, and what was looked up already. */
export type Context = {
  sources: Sources
  now: Date
  asker: Asker | undefined
  /** Which open page asks, by a word of its own making. */
  page?: string | undefined
  /** Who asks, as decisions know them; undefined for nobody. */
  subject: () => Promise<Subject | undefined>
  grants: () => Promise<readonly OwnGrant[]>
  organisations: () => Promise<readonly Organisation[]>
  profiles: DataLoader<string, Profile>
  /** The last change of this request: the next one waits for it. */
  changes: { last: Promise<unknown> }
}

export function createContext(sources: Sources, asker: Asker | undefined, now: Date): Context {
  const grants = once(() => (asker ? readGrants(sources, asker) : Promise.resolve([])))
  const organisations = once(async () =>
    asker ? findOrganisations(sources, asker, inForceOf(await grants(), now)) : [],
  )
  return {
    sources,
    now,
    asker,
    grants,
    organisations,
    subject: once(async () => {
      if (!asker) return undefined
      const permissions = mergeLists(inForceOf(await grants(), now))
      return { sub: asker.sub, permissions, organisations: (await organisations()).map(({ id }) => id) }
    }),
    profiles: new DataLoader(async (subs: readonly string[]) => {
      const found = new Map((await sources.profiles.findMany(subs)).map((one) => [one.sub, one]))
      return subs.map((sub) => found.get(sub) ?? emptyProfile(sub))
    }),
    changes: { last: Promise.resolve() },
  }
}

/** Who asks, where a rule has made sure that somebody does. */
export function askerOf({ asker }: Context): Asker {
  if (!asker) throw refuse('UNAUTHENTICATED', 'Sign in for this.')
  return asker
}

/** What is public of people and products, as soon as it is known. */
export function directoryOf({ sources }: Context): Directory {
  if (!sources.isDirectoryWhole()) throw unavailable()
  return sources.directory
}

/** What is public, once the log was read. */
export async function itemsOf({ sources: { items } }: Context): Promise<Items> {
  if (!(await items.isWhole())) throw unavailable()
  return items
}

/** The navigator as it is now, once the log was read. */
export async function bookOf({ sources }: Context): Promise<NavigatorBook> {
  const book = await sources.navigator.open()
  if (!book) throw unavailable()
  return book
}

export const isRunning = ({ from = '', to = '' }: OwnGrant, now: Date): boolean =>
  isInForce({ from, to }, now.toISOString().slice(0, 10))

const inForceOf = (grants: readonly OwnGrant[], now: Date) => grants.filter((grant) => isRunning(grant, now))

async function readGrants({ grants, isWhole }: Sources, asker: Asker): Promise<OwnGrant[]> {
  if (!isWhole()) throw unavailable()
  // A grant by email that cannot be judged is no answer, and not an empty one.
  return grants.grantsOf(asker).catch(() => {
    throw unavailable()
  })
}

/** For whom they are here: the client that their token names and no other, or else those that gave them something. */
function findOrganisations({ clients }: Sources, asker: Asker, grants: readonly OwnGrant[]): Organisation[] {
  if (asker.organisation !== undefined) return [clients.findByProvider(asker.organisation) ?? []].flat()
  const ids = new Set(grants.flatMap(({ organisation }) => organisation ?? []))
  return [...ids].flatMap((id) => clients.organisation(id) ?? [])
}

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let begun: Promise<Result> | undefined
  return () => (begun ??= work())
}

type OfSomebody = { sub: string; organisation: number | null }

/** What people of clients did, each with what they call themselves; what was done for no client is left out. */
export async function namedOfClients<Row extends OfSomebody>({ profiles }: Context, found: readonly Row[]) {
  const known = await profiles.loadMany(found.map(({ sub }) => sub))
  return found.flatMap(({ organisation, ...one }, at) => {
    const profile = known[at]
    const name = profile === undefined || profile instanceof Error ? null : profile.name
    return organisation === null ? [] : [{ ...one, organisation, name }]
  })
}
