import { join } from 'node:path'
import { portOf } from '../../src/config/addresses'
import { readServerEnv } from '../../src/config/env-server'
import { takeLease } from '../database/lease'
import { listen } from '../http/listen'
import { stopServer } from '../http/stop-server'
import { openIndexes } from '../indexing/indexes'
import { Outbox } from '../indexing/outbox'
import { resumePublishing } from '../releases/restore-release'
import { forgetOld } from '../releases/store/forget-old'
import { askForSite } from '../shared/ask-log'
import { log } from '../shared/log'
import { originsOf } from '../shared/origins'
import { compileSite, removeOtherBundles } from '../site/build-site'
import { proveSite } from '../site/prove-site'
import { runService } from '../supervisor/run-service'
import { unseen } from './care/alarms'
import { Caretaker } from './care/caretaker'
import { environment } from './environment'
import { followLog, type Log } from './follow-log'
import { inspectLive } from './gates/inspect-live'
import { type Actions } from './http/actions'
import { type Desk, openDesk } from './http/desk'
import { openServer } from './http/open-server'
import { openBundle } from './open-bundle'
import { openOwn, type Own } from './own'
import { prepareAhead } from './prepare/prepare-ahead'
import { askDraft } from './preview/ask-draft'
import { notYet, openPreview, type Preview } from './preview/open-preview'
import { Publisher, type State } from './publishing/publish'
import { SitePrinter } from './publishing/site-printer'
import { checkSearch } from './search/check-search'
import { untilItWorks } from './until-it-works'

const stopPatienceMs = 1000
/** On a machine that is too busy to make its pages before its turn, a publisher is ready all the same. */
const mostPreparedMs = 300_000

void runService('publisher', async () => {
  const env = readServerEnv()
  const own = await openOwn(env)
  const now: Now = { turn: undefined, isReady: false }
  const server = openServer({
    webhookSecret: environment.webhookSecret(),
    operatorKey: environment.operatorKey(),
    cmsOrigin: own.cmsOrigin,
    bell: own.bell,
    standby: {
      isNow: () => now.turn === undefined,
      isReady: () => now.isReady,
      addresses: originsOf('publisher', env),
    },
    desk: toDesk(own, now),
    findPicture: (address) => own.pictures.find(address),
    preview: (asked) => now.turn?.preview(asked) ?? Promise.resolve(notYet()),
  })
  await listen(server, environment.port() ?? portOf('publisher', env.PORT_BASE), env.LISTEN_HOST)

  const ending = new AbortController()
  const working = work(own, now, ending.signal).catch((error: unknown) => {
    if (!ending.signal.aborted) die(error)
  })
  return async () => {
    ending.abort()
    own.bell.ring({ cause: 'poll', delivery: null })
    await working
    await stopServer(server, [], stopPatienceMs)
    await own.store.close()
  }
})

/** What a publisher works with, once it is its turn. */
type Turn = {
  publisher: Publisher
  printer: SitePrinter
  log: Log
  outbox: Outbox
  preview: Preview
  caretaker: Caretaker
}

const toDesk = (own: Own, now: Now): Desk =>
  openDesk({
    store: own.store,
    state: () => now.turn?.publisher.state ?? standby,
    log: () => now.turn?.log,
    search: () => now.turn?.outbox ?? { waiting: 0, problem: undefined },
    care: () => now.turn?.caretaker.state ?? unseen,
    findRestorable: own.restoring.find,
    countPagesOf: (item, locale) => now.turn?.printer.countPagesOf(item, locale) ?? 0,
    actions: toActions(own, () => now.turn?.caretaker),
  })

function toActions({ store, bell, restoring }: Own, caretaker: () => Caretaker | undefined): Actions {
  return {
    resume: async () => {
      await resumePublishing(store)
      bell.ring({ cause: 'resume', delivery: null })
    },
    restore: async (number) => {
      if (!(await restoring.find(number))) return false
      await restoring.restore(number)
      bell.ring({ cause: 'restore', delivery: null })
      return true
    },
    compare: () => void caretaker()?.compare(),
    checkSearch: async () => caretaker()?.checkSearch(),
  }
}

const standby: State = { phase: 'standby', waiting: [], head: 0, release: 0, held: [], problem: undefined }

/** How far it is; without a turn while another publisher is at work. */
type Now = { turn: Turn | undefined; isReady: boolean }

/** Waits until it is this one's turn, then publishes until it is called off. */
async function work(own: Own, now: Now, calledOff: AbortSignal): Promise<void> {
  const { site } = own
  const isTurn = new AbortController()
  const preparing = prepareAhead(own, AbortSignal.any([isTurn.signal, calledOff])).finally(() => (now.isReady = true))
  setTimeout(() => (now.isReady = true), mostPreparedMs).unref()
  await takeLease(environment.databaseUrl(), {
    lock: 'publisher',
    calledOff,
    lost: () => die('The lock was lost, so another publisher may be at work.'),
  })
  isTurn.abort()
  const prepared = await preparing
  const log = await untilItWorks(
    () => followLog(join(site.dataDir, 'publisher', 'log.jsonl'), askForSite(site)),
    calledOff,
  )
  // After "npm start" and "npm run build" it is there already.
  await untilItWorks(() => compileSite(site.dataDir, calledOff), calledOff)
  const { folder, bundle, renderer } = openBundle(site.dataDir, site.settings)
  removeOtherBundles(folder)
  calledOff.addEventListener('abort', renderer.close, { once: true })
  const indexes = openIndexes(site.search)
  const outbox = new Outbox(indexes, calledOff)
  const printer = new SitePrinter({ ...own, renderer, bundle, origin: site.publicUrl, outbox, prepared })
  const preview = openPreview({
    ask: askDraft(own.cmsOrigin, site.siteKey),
    plan: (row) => printer.preview(row),
    render: renderer.render,
    policy: bundle.code.policy,
  })
  const publisher = new Publisher({ ...own, log, printer, outbox })
  const caretaker = openCaretaker(own, { publisher, indexes, outbox, printer, head: log.head }, calledOff)
  now.turn = { publisher, printer, log, outbox, preview, caretaker }
  await Promise.all([publisher.run(calledOff), caretaker.run()])
}

type Cared = Parameters<typeof checkSearch>[0] & { publisher: Publisher }

const openCaretaker = (
  { site, store, compareAt }: Own,
  { publisher, ...search }: Cared,
  calledOff: AbortSignal,
): Caretaker =>
  new Caretaker(
    {
      publicUrl: site.publicUrl,
      compareAt,
      compare: (off) => proveSite(site, store, off),
      forgetOld: () => forgetOld(store),
      inspect: (only) => inspectLive({ look: () => search.printer.lookAtLive(), blobs: store.blobs, calledOff }, only),
      checkSearch: async () => {
        const drift = await checkSearch(search)
        if (drift !== undefined && drift > 0) publisher.startOver()
        return drift
      },
    },
    calledOff,
  )

function die(error: unknown): never {
  log.error('The publisher ends', error)
  process.exit(1)
}
