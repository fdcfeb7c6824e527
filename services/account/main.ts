import { setFlagsFromString } from 'node:v8'
import { createRemoteJWKSet } from 'jose'
import { type Pool } from 'pg'
import { portOf } from '../../src/config/addresses'
import { readServerEnv, type ServerEnv } from '../../src/config/env-server'
import { toSigning } from '../../src/config/mail-signing'
import { type Database, openDatabase } from '../database/open-database'
import { listen } from '../http/listen'
import { stopServer } from '../http/stop-server'
import { askLog } from '../shared/ask-log'
import { log } from '../shared/log'
import { searchServiceOf } from '../shared/search-target'
import { runService } from '../supervisor/run-service'
import { openAlerts } from './alerts/alerts'
import { forgetOptIns } from './alerts/opt-in/opt-ins'
import { createAccount } from './create-account'
import { type VerifyDesk } from './documents/answer-verify'
import { openGivenOuts } from './documents/given-out'
import { openPdfMaker, type PdfMaker } from './documents/open-pdf-maker'
import { openEnquiries } from './enquiries/enquiries'
import { tellFirm } from './enquiries/tell-firm'
import { environment } from './environment'
import { openEvents } from './events/events'
import { openFileParts } from './files/open-file-parts'
import { type ChangesSource } from './following/follow-changes'
import { forgetOld } from './forget-old'
import { openItems } from './items/read-items'
import { openPost } from './mail/open-post'
import { openNavigator } from './navigator/open-navigator'
import { openOfficeRequests } from './office/office-requests'
import { type Telling } from './office/tell-answered'
import { openOutbox, type OutboxParts } from './outbox/open-outbox'
import { type FindAsker, openAskers } from './people/find-asker'
import { openVerifiedEmails } from './people/find-verified-email'
import { openPeople } from './people/open-people'
import { forgetExports } from './person/exports'
import { openProvider } from './provider/open-provider'
import { openFavourites } from './records/favourites'
import { openFollows } from './records/follows'
import { openLaunches } from './records/launches'
import { openOperations } from './records/operations'
import { openReportShares } from './records/report-shares'
import { openReports } from './records/reports'
import { openRequests } from './records/requests'
import { forgetRegistrations } from './registrations/forget-registrations'
import { openRegistering } from './registrations/open-registering'
import { repeat } from './repeat'
import { limitSenders } from './sent-forms/limit-senders'
import { type LivePages, openLivePages } from './sent-forms/live-pages'
import { openPersonQuestion } from './sent-forms/person-question'
import { openSessions } from './sessions/sessions'
import { openSubscribers } from './subscribers/open-subscribers'
import { openCounts } from './visits/counts'
import { openIdentified } from './visits/identified'
import { openFilms } from './watching/answer-watch'

// V8 would let the heap grow to twice what is alive before it looks again: with 10,000 people, 86 MB more of memory.
setFlagsFromString('--heap-growing-percent=50')

const patienceMs = 1000
const hour = 3600
const outboxMs = 5000
const limits = {
  enquiries: { most: 30, seconds: hour },
  visits: { most: 1000, seconds: hour },
  verified: { most: 120, seconds: hour },
}

const report = log.warn

void runService('account', async () => {
  const env = readServerEnv()
  const databaseUrl = env.DATABASE_URL
  if (databaseUrl === undefined) throw new Error('Cannot start: DATABASE_URL is not set.')
  const siteOrigin = new URL(environment.publicUrl()).origin
  const ask = askLog({ logUrl: environment.logUrl(), key: environment.accountKey() })
  const subscribers = openSubscribers({ service: searchServiceOf(env), ask, databaseUrl, report })
  const files = await openFileParts({ env, databaseUrl, keys: environment.addressKeys(), report })
  const maker = openPdfMaker()
  const people = openPeople({
    maker,
    databaseUrl,
    ask,
    changes: findChangesSource(),
    isProduction: env.DEPLOYMENT === 'production',
    findAsker: findAsker(),
    files: files.parts,
    ...{ siteOrigin, pages: openLivePages(environment.siteUrl()) },
    openProvider: (database) => openProvider(env, database),
    ...{ countryHeader: env.COUNTRY_HEADER, mailFolder: environment.mailFolder() },
    report,
  })
  const desks = openDesks(databaseUrl, env, { ...people.letters, directory: people.content.directory, siteOrigin })
  const registering = openRegisteringWith(people.content, maker, { databaseUrl, siteOrigin, ...toQuestion(env) })
  const server = createAccount({
    ...people.parts,
    ...{ registering, siteOrigin, subscribers, report },
    alarms: findAlarms(env),
    ...desks,
    fileDesk: files.fileDesk,
  })
  await listen(server, portOf('account', env.PORT_BASE), env.LISTEN_HOST)
  return async () => {
    subscribers.stop()
    await people.closeSockets()
    await stopServer(server, [], patienceMs)
    for (const part of [registering, people, desks, files]) await part.close()
    maker.close()
  }
})

function findChangesSource(): ChangesSource {
  const url = environment.accessChangesUrl()
  return url === undefined ? undefined : { url, key: environment.accountKey() }
}

/** Without a mail server, enquiries and letters wait, and nobody hears of them. */
const findAlarms = ({ DEPLOYMENT, SMTP_URL }: ServerEnv): string[] =>
  DEPLOYMENT === 'production' && SMTP_URL === undefined ? ['no-mail-server'] : []

/** What tells people from programs, where the installation asks for it. */
const toQuestion = ({ FORM_CAPTCHA }: Pick<ServerEnv, 'FORM_CAPTCHA'>) => ({
  personQuestion: FORM_CAPTCHA === 'on' ? openPersonQuestion(environment.addressKeys()) : undefined,
})

/** Tokens are those of the sign-in provider for the services of this site. */
function findAsker(): FindAsker {
  return openAskers({
    keys: createRemoteJWKSet(new URL(environment.identityKeysUrl()), { timeoutDuration: 3000, cooldownDuration: 1000 }),
    issuer: `${environment.identityUrl()}/`,
    audience: environment.audience(),
    namespace: environment.claimNamespace(),
    findVerifiedEmail: openVerifiedEmails(environment.userinfoUrl()),
    report,
  })
}

/** Places at events, which anybody may ask for. */
const openRegisteringWith = (
  { directory, isDirectoryWhole, screenings }: ReturnType<typeof openPeople>['content'],
  maker: PdfMaker,
  places: Pick<Parameters<typeof openRegistering>[0], 'databaseUrl' | 'siteOrigin' | 'personQuestion'>,
) =>
  openRegistering({
    ...{ ...places, directory, screenings, maker, report },
    isWhole: isDirectoryWhole,
    keys: environment.addressKeys(),
    fetchFilm: openFilms(findChangesSource()),
    pages: openLivePages(environment.siteUrl()),
  })

/** What is deleted once it was kept long enough. */
const openKept = (database: Pool) => ({
  ...forgetRegistrations(database),
  alerts: openAlerts(database),
  optIns: forgetOptIns(database),
  favourites: openFavourites(database),
  follows: openFollows(database),
  reports: openReports(database),
  openings: openReportShares(database),
  requests: openRequests(database),
  launches: openLaunches(database),
  events: openEvents(database),
  sessions: openSessions(database),
  exports: forgetExports(database),
  operations: openOperations(database),
})

/** What everybody may send, signed in or not. */
function openDesks(
  databaseUrl: string,
  { SMTP_URL, DKIM_SELECTOR, DKIM_KEY, MAIL_FROM, ENQUIRIES_TO, FORM_CAPTCHA }: ServerEnv,
  { directory, siteOrigin, ...hooks }: Pick<OutboxParts, 'prepare' | 'held' | 'refused'> & Telling,
) {
  const database = openDatabase(databaseUrl)
  const enquiries = openEnquiries(database)
  const visiting = { visits: openCounts(database, 'visits'), searches: openCounts(database, 'searches') }
  const counted = { ...visiting, identified: openIdentified(database) }
  const pages = openLivePages(environment.siteUrl())
  const signing = toSigning({ selector: DKIM_SELECTOR, key: DKIM_KEY }, MAIL_FROM)
  const way = { smtpUrl: SMTP_URL, folder: environment.mailFolder(), signing }
  const telling = tellFirm(enquiries, { ...way, from: MAIL_FROM, to: ENQUIRIES_TO }, report)
  const letters = openOutbox({ database, post: openPost(way), from: MAIL_FROM, desk: ENQUIRIES_TO, report, ...hooks })
  const stopDelivering = repeat({
    ...{ everyMs: outboxMs, failed: 'Letters were not sent', report },
    work: () => letters.deliverDue(new Date()),
  })
  const kept = { enquiries, ...counted, ...openKept(database), letters }
  const stopForgetting = forgetOld(kept, report)
  return {
    enquiryDesk: {
      ...{ enquiries, pages, senders: limitSenders(limits.enquiries), nudge: telling.nudge, report },
      ...toQuestion({ FORM_CAPTCHA }),
    },
    officeDesk: { requests: openOfficeRequests(database, { directory, siteOrigin }), key: environment.officeKey() },
    newsletterDesk: { database, items: openItems(database), siteOrigin, key: environment.officeKey() },
    verifyDesk: openVerifying(database, pages),
    visitDesk: { ...counted, senders: limitSenders(limits.visits), isLive: pages.isLive },
    close: async () => {
      stopForgetting()
      await stopDelivering()
      await telling.stop()
      await database.end()
    },
  }
}

/** What anybody learns who has a document of the firm's in hand. */
const openVerifying = (database: Database, pages: LivePages): VerifyDesk => ({
  ...{ givenOuts: openGivenOuts(database), navigator: openNavigator(database), pages, report },
  senders: limitSenders(limits.verified),
})
