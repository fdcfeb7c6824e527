import { loadavg } from 'node:os'
import { type Pool } from 'pg'
import { matchNext } from '../../services/account/alerts/match-changes'
import { openAccountPlace } from '../../tests/support/account/account-place'
import { openWorld, type World } from '../../tests/support/account/account-world'
import { articleRow, minutes, openNews } from '../../tests/support/letters/alert-world'
import { openAlertService } from '../../tests/support/letters/alerting'
import { openPostBox } from '../../tests/support/letters/post-box'

const fewest = 10_000
/** What one person follows, and how many follow one thing: the same at every size. */
const eachFollows = 10
const followersOfOne = 20
const changes = 200
const readers = 2000
const megabyte = 1024 ** 2

const round = (number: number) => Math.round(number * 10) / 10
const memoryMb = () => Math.round(process.memoryUsage().rss / megabyte)

/** What a change costs beside few and beside many subscriptions, and how fast letters leave for a mail server of this machine. */
export async function benchAlerts([count = '1000000']: string[]): Promise<object> {
  const own = await openAccountPlace()
  try {
    const beforeMb = memoryMb()
    const few = await measureMatching(own.database, fewest)
    const many = await measureMatching(own.database, Number(count))
    const afterMb = memoryMb()
    const world = await openWorld(own.database)
    const letters = await measureLetters(own.database, world).finally(world.close)
    return {
      matchMsPerChange: many.ms,
      matchMsPerChangeAmongFew: few.ms,
      alerts: [few.alerts, many.alerts],
      ...letters,
      subscriptions: Number(count),
      memoryMb: afterMb,
      memoryGrewMb: afterMb - beforeMb,
      load: round(loadavg()[0] ?? 0),
    }
  } finally {
    await own.stop()
  }
}

async function measureMatching(database: Pool, subscriptions: number) {
  const topics = subscriptions / followersOfOne
  await openNews(database)
  await database.query(
    `insert into account.follows (id, sub, key, last_key, kind, about, title, rate)
     select gen_random_uuid(), 'auth0|' || (n / $2), gen_random_uuid(), gen_random_uuid(), 'topic',
            (n % $3)::text, 'Topic', 'weekly'
       from generate_series(0, $1 - 1) n on conflict do nothing`,
    [subscriptions, eachFollows, topics],
  )
  await database.query('vacuum analyze account.follows')
  await change(database, topics, 20)
  await matchAll(database)
  await database.query('truncate account.alerts')
  await change(database, topics, changes)
  const started = performance.now()
  await matchAll(database)
  const ms = round((performance.now() - started) / changes)
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from account.alerts')
  return { ms, alerts: rows[0]?.count ?? 0 }
}

/** News of topics far apart, so that each has followers of its own. */
const change = (database: Pool, topics: number, many: number) =>
  database.query(
    `insert into account.changes (cause, kind, nature, subject, locale, about)
     select 'bench ' || gen_random_uuid(), 'insights', 'new', 'article-' || gen_random_uuid(), 'en',
            array['topic-' || ((n * 7919) % $2)]
       from generate_series(1, $1) n`,
    [many, topics],
  )

async function matchAll(database: Pool): Promise<void> {
  while (await matchNext(database, new Date()));
}

/** One letter each to many, over a connection to a server that takes them all. */
async function measureLetters(database: Pool, { sources }: World) {
  const news = await openNews(database)
  const box = await openPostBox()
  try {
    await database.query(
      `with people as (select 'auth0|' || n as sub from generate_series(1, $1) n), proved as (
         insert into account.addresses (sub, address) select sub, 'of' || substr(sub, 7) || '@harbour.example' from people
       )
       insert into account.follows (id, sub, key, last_key, kind, about, title, rate)
       select gen_random_uuid(), sub, gen_random_uuid(), gen_random_uuid(), 'topic', '5', 'Mergers', 'immediate' from people`,
      [readers],
    )
    await news.publish(articleRow(2, 'News for everybody'))
    const service = openAlertService({ database, sources, post: box.post })
    // A letter waits for what else may come with it.
    await service.alerting.work(new Date())
    const now = minutes(5)
    await service.alerting.work(now)
    const started = performance.now()
    await service.outbox.deliverDue(now)
    const seconds = (performance.now() - started) / 1000
    if (box.taken.length !== readers) throw new Error(`${box.taken.length} letters arrived of ${readers}.`)
    return { lettersPerSecond: round(readers / seconds), letters: readers }
  } finally {
    await box.close()
  }
}
