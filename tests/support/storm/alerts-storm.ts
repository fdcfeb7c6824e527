import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Pool } from 'pg'
import { messageOf } from '../../../services/shared/log'
import { openAccountPlace } from '../account/account-place'
import { openJudge, type Published } from './alerts-judge'
import { articleOf, jurisdictions, lawOf, openAlertsOutside, topics } from './alerts-outside'
import { drawFollowers, type Follower, keepFollowers } from './alerts-people'
import { openAlertProcesses } from './alerts-processes'
import { createRandom, type Random } from './random'

export type AlertStorm = { people: number; changes: number; kills: number; seed: number }

const lawEvery = 5
const repeatedAtOnce = 5
const patienceMs = 240_000
const pauseMs = 150
const mostKillDelayMs = 4000
const worstShown = 10

type Parts = {
  random: Random
  database: Pool
  people: readonly Follower[]
  outside: Awaited<ReturnType<typeof openAlertsOutside>>
  processes: Awaited<ReturnType<typeof openAlertProcesses>>
  judge: ReturnType<typeof openJudge>
}

/** People hear of what they follow while workers, database and mail server are killed, refuse, and grants are taken away. */
export async function stormAlerts(storm: AlertStorm) {
  const started = Date.now()
  const random = createRandom(storm.seed)
  const people = drawFollowers(storm.people, random)
  const place = await openAccountPlace()
  const { database, databaseUrl } = place
  const sinkFile = join(tmpdir(), `storm-letters-${process.pid}.jsonl`)
  const outside = await openAlertsOutside(Math.ceil(storm.changes / lawEvery))
  await keepFollowers(database, people)
  for (const one of people) if (one.mayRead) outside.grant(one.number + 1, one.sub, true)
  const way = { databaseUrl, database, outside: outside.origin, sinkFile, seed: storm.seed }
  const processes = await openAlertProcesses(way)
  const judge = openJudge(people, sinkFile)
  try {
    await rage(storm, { random, database, people, outside, processes, judge })
    const { lost, doubled, mayNot, ...counts } = await judge.verdict(database)
    const worst = [...lost, ...doubled, ...mayNot].slice(0, worstShown)
    const found = { lost: lost.length, doubled: doubled.length, toSomebodyWhoMayNot: mayNot.length }
    const isRight = worst.length === 0
    const seconds = Math.round((Date.now() - started) / 1000)
    return { ...storm, isRight, ...found, ...counts, worst, killed: processes.kills, seconds }
  } catch (error) {
    throw new Error(`${messageOf(error)} The processes said at last:\n${processes.said()}`, { cause: error })
  } finally {
    await processes.stop()
    outside.close()
    await place.stop()
    rmSync(sinkFile, { force: true })
  }
}

/** One kill a round, wherever the processes are then. */
async function rage({ changes, kills }: AlertStorm, parts: Parts): Promise<void> {
  const { outside, processes, judge, random, people } = parts
  await until(() => outside.haveHeard(processes.names()), 'The workers did not begin')
  await untilFollowed(parts)
  const all: Published[] = []
  for (let round = 0; round < kills; round += 1) {
    const [from, to] = [round, round + 1].map((part) => Math.floor((part * changes) / kills)) as [number, number]
    const killed = sleep(random.below(mostKillDelayMs)).then(() => processes.kill(round))
    const published = publish(parts, from, to)
    all.push(...published)
    await untilFollowed(parts)
    moveGrants(parts)
    await until(() => outside.haveHeard(processes.names()), 'The workers did not hear of grants')
    judge.noteDue(published, ({ rate }) => rate === 'immediate')
    await deliverAll(parts, 2)
    await killed
    await deliverAll(parts, 0)
    judge.readLetters()
  }
  judge.noteDue(all, ({ rate, wasChanged }) => rate === 'daily' && !wasChanged)
  await deliverAll(parts, 25 * 60)
  judge.readLetters()
  if (people.every(({ wasChanged }) => !wasChanged)) throw new Error('No grant was taken away.')
}

/** News of topics and of the law; and some of what was there before in other words, which is no news. */
function publish({ outside, random, judge }: Parts, from: number, to: number): Published[] {
  const published = Array.from({ length: to - from }, (_, place): Published => {
    const number = from + place + 1
    const id = Math.ceil(number / lawEvery)
    if (number % lawEvery === 0) {
      const jurisdiction = 1 + random.below(jurisdictions)
      return { name: `storm-law-${id}`, subject: `nav-answer-${id}`, topics: [], jurisdiction }
    }
    const about = [1 + random.below(topics), 1 + random.below(topics)]
    return { name: `storm-article-${number}`, subject: `article-${number}`, topics: about, jurisdiction: undefined }
  })
  judge.publish(published)
  const numberOf = ({ name }: Published) => Number(name.replace(/\D/g, ''))
  const articles = published.filter(({ jurisdiction }) => jurisdiction === undefined)
  outside.log.add(
    ...published.map((one) =>
      one.jurisdiction === undefined ? articleOf(numberOf(one), one.topics) : lawOf(numberOf(one), one.jurisdiction),
    ),
    ...articles.slice(0, repeatedAtOnce).map((one) => articleOf(numberOf(one), one.topics, ' in other words')),
  )
  return published
}

/** After matching, before sending. */
function moveGrants({ people, outside, random }: Parts): void {
  for (let count = 0; count < Math.ceil(people.length / 20); count += 1) {
    const one = random.pick(people) as Follower
    ;[one.mayRead, one.wasChanged] = [!one.mayRead, true]
    outside.grant(one.number + 1, one.sub, one.mayRead)
  }
}

const cursors = `
  select (select seq from account.nav_cursor)::int as versions,
         (select count(*) from account.changes where matched_at is null)::int as unmatched,
         (select last from account.items_cursor) as items`

async function untilFollowed({ database, outside }: Parts): Promise<void> {
  const head = outside.log.rows.length
  await until(async () => {
    const { rows } = await database.query<{ versions: number; unmatched: number; items: string }>(cursors)
    return rows[0]?.versions === head && rows[0].unmatched === 0 && isAt(rows[0].items, head)
  }, 'News was not matched')
}

const isAt = (last: string, head: number): boolean => last !== '' && (JSON.parse(last) as { seq: number }).seq === head

const waiting = `
  select ((select count(*) from account.alerts where letter is null and mail_at <= $1) +
          (select count(*) from account.letters where sent_at is null and failed is null))::int as count`

/** Lets time go on until nothing that is due is left. */
async function deliverAll({ database, outside, processes }: Parts, minutes: number): Promise<void> {
  outside.pass(minutes)
  let before = -1
  await until(async () => {
    const { rows } = await database.query<{ count: number }>(waiting, [outside.now()])
    const count = rows[0]?.count ?? 0
    // What was not taken is tried again some minutes later. Earlier than that, claims of a slow worker would lapse for ever.
    if (count > 0 && count === before && outside.haveWorked(processes.names())) outside.pass(2)
    before = count
    return count
  }, 'Letters are left')
}

type Asked = boolean | number

/** Until it is so, or nothing is left. As long as less and less is left, a busy machine is waited for. */
async function until(ask: () => Asked | Promise<Asked>, otherwise: string): Promise<void> {
  let least = Infinity
  for (let moved = Date.now(); Date.now() - moved < patienceMs;) {
    // The database may be what was killed.
    const answer = await Promise.resolve(ask()).catch(() => false)
    if (answer === true || answer === 0) return
    if (typeof answer === 'number' && answer < least) [least, moved] = [answer, Date.now()]
    await sleep(pauseMs)
  }
  throw new Error(`${otherwise} after ${patienceMs / 1000} s.`)
}
