/** So many days; or as long as an account or a permission lasts. */
type KeptFor = { days: number } | 'account' | 'grant'

export type KeptRecord = {
  /** Where it is: tables of the platform's own, and collections of the content management. */
  places: readonly string[]
  keptFor: KeptFor
  /** What allows it, of the grounds that data protection law knows. */
  ground: 'consent' | 'contract' | 'security'
}

/**
 * THE registry of what the firm's own services keep about people, for what they do and for the page that says so. A table that is
 * in no row here must be in `withoutPersons`. Who keeps something for a number of days deletes it by the number that stands here.
 */
export const keptRecords = {
  enquiries: { places: ['account.enquiries'], keptFor: { days: 365 }, ground: 'consent' },
  visits: { places: ['account.visits', 'account.searches'], keptFor: { days: 730 }, ground: 'consent' },
  identified: { places: ['account.identified'], keptFor: { days: 730 }, ground: 'consent' },
  accounts: {
    places: ['identity.users', 'identity.logins', 'identity.organization_members'],
    keptFor: 'account',
    ground: 'contract',
  },
  details: {
    places: ['account.profiles', 'account.photos', 'account.files', 'account.revocations', 'account.deletions'],
    keptFor: 'account',
    ground: 'contract',
  },
  // What is removed can be brought back for some days, and is deleted then.
  favourites: { places: ['account.favourites'], keptFor: 'account', ground: 'contract' },
  interests: {
    places: [
      ...['account.interests', 'account.notices', 'account.onboarding', 'account.follows'],
      'account.secret_addresses',
    ],
    keptFor: 'account',
    ground: 'contract',
  },
  // The same holds for them.
  reports: {
    places: ['account.reports', 'account.report_exports', 'account.report_shares', 'account.report_versions'],
    keptFor: 'account',
    ground: 'contract',
  },
  'report-openings': { places: ['account.report_openings'], keptFor: { days: 365 }, ground: 'contract' },
  requests: { places: ['account.requests', 'account.launches'], keptFor: { days: 730 }, ground: 'contract' },
  // Counted from the end of the event.
  registrations: { places: ['account.registrations'], keptFor: { days: 730 }, ground: 'contract' },
  'registration-needs': { places: ['account.registration_needs'], keptFor: { days: 30 }, ground: 'consent' },
  reading: {
    places: ['account.nav_visits', 'account.nav_readings', 'account.overview_visits'],
    keptFor: 'account',
    ground: 'contract',
  },
  lessons: { places: ['account.lessons'], keptFor: 'account', ground: 'contract' },
  letters: { places: ['account.letters'], keptFor: { days: 30 }, ground: 'contract' },
  // Until the account ends, or the provider says that it is not theirs any more; without an account, until they end the letters.
  addresses: { places: ['account.addresses'], keptFor: 'account', ground: 'contract' },
  'opt-ins': { places: ['account.opt_ins'], keptFor: { days: 7 }, ground: 'consent' },
  alerts: { places: ['account.alerts'], keptFor: { days: 365 }, ground: 'contract' },
  events: {
    places: ['account.events', 'account.event_numbers', 'account.told_grants'],
    keptFor: { days: 365 },
    ground: 'contract',
  },
  'sign-in': {
    places: [
      ...['identity.artifacts', 'identity.tickets', 'identity.codes', 'identity.attempts', 'identity.outbox'],
      'account.ended',
    ],
    keptFor: { days: 3 },
    ground: 'security',
  },
  sessions: { places: ['account.sessions'], keptFor: { days: 30 }, ground: 'security' },
  permissions: { places: ['grants', 'product-subscriptions'], keptFor: 'grant', ground: 'contract' },
  // Who was given what, by their address at the time.
  'permission-log': { places: ['audit-events'], keptFor: 'account', ground: 'security' },
} as const satisfies Record<string, KeptRecord>

export type KeptRecordName = keyof typeof keptRecords

type Place = (typeof keptRecords)[KeptRecordName]['places'][number]

/** A collection of the content management. */
export type PersonRecordPlace = Exclude<Place, `${string}.${string}`>

const isOfOffice = (place: string): place is PersonRecordPlace => !place.includes('.')

export const placesOfOffice = (Object.keys(keptRecords) as KeptRecordName[]).flatMap((record) => {
  const { places }: KeptRecord = keptRecords[record]
  return places.filter(isOfOffice).map((name) => ({ record, name }))
})

/** Tables of the platform in which there is nobody. */
export const withoutPersons: readonly string[] = [
  'platform.demonstration',
  // Papers by the digest of their code, and the answers that they showed.
  'account.given_out',
  // What pages ask, without what anybody has put in.
  'account.operations',
  'identity.organizations',
  'identity.signing_keys',
  // Digests and addresses of what is published: anyone who is named there is named by the site itself.
  'releases.ledger',
  'releases.blobs',
  'releases.receipts',
  // Names of contents, by their digests: whose they are is in account.files.
  'account.blobs',
  // The law, and the names of the lawyers who answer for it.
  'account.nav_versions',
  'account.nav_heads',
  'account.nav_cursor',
  // What is public, from the publication log.
  'account.items',
  // What changed in it, and in the law.
  'account.changes',
  'account.items_cursor',
  // Events that somebody registered for, as the publication log has them.
  'account.occasions',
  // Of which moments of an event people were told.
  'account.event_moments',
]

/** Collections of the content management in which there is nobody but the firm's own people, and clients as companies. */
export const collectionsOfTheFirm: readonly string[] = [
  'organisations',
  'client-teams',
  'spaces',
  'nudges',
  'media',
  'users',
]
