import { loadavg } from 'node:os'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Pool } from 'pg'
import { catchUp } from '../../services/account/navigator/book/follow-versions'
import { forgetVersions } from '../../services/account/navigator/book/versions-table'
import { migrate } from '../../services/database/migrate'
import { openDatabase } from '../../services/database/open-database'
import { navigatorOperations } from '../../src/access/operations/navigator-operations'
import { navigatorAnswers } from '../../src/services/account/answers/navigator-answers'
import { openWorld, type World } from '../../tests/support/account/account-world'
import { corpusAnswer, type CorpusSize, navigatorCorpus } from '../../tests/support/content/navigator-corpus'
import { WrittenLog } from '../../tests/support/content/written-log'
import { databaseIn, startDatabase } from '../../tests/support/place/database-process'
import { findPlace, removePlace } from '../../tests/support/place/installation'
import { measurePage, weighScripts } from './navigator-page'

const sizes: readonly CorpusSize[] = [
  { jurisdictions: 42, questions: 24 },
  { jurisdictions: 200, questions: 60 },
]
const rounds = 300
// Every so often an answer is published: the next reader waits for tables that nobody has made yet.
const editEvery = 30
const reader = 'auth0|bench'

const round = (number: number) => Math.round(number * 10) / 10
const percentile = (times: readonly number[], share: number) => {
  const sorted = [...times].sort((one, other) => one - other)
  return round(sorted[Math.floor((sorted.length - 1) * share)] ?? NaN)
}

type Bench = { world: World; database: Pool; size: CorpusSize; log: WrittenLog }

/** How long readers wait for a matrix and for a difference, over HTTP, while answers are published. */
export async function benchNavigator(): Promise<object> {
  const place = await findPlace()
  const { stop } = await startDatabase(place)
  await migrate(databaseIn(place).url)
  const database = openDatabase(databaseIn(place).url)
  const world = await openWorld(database)
  const from = '2026-01-01T12:00:00.000Z'
  world.sources.grants.hear('grants', 1000, { sub: reader, productPermissions: ['disclosure'], from })
  try {
    const [small, large] = [await measure(world, database, sizes[0]), await measure(world, database, sizes[1])]
    return {
      ...small,
      ...weighScripts(),
      large,
      load: `1 reader, ${rounds} rounds; load average of the machine ${round(loadavg()[0] ?? 0)}`,
    }
  } finally {
    await world.close()
    await database.end()
    await stop()
    removePlace(place)
  }
}

async function measure(world: World, database: Pool, size: CorpusSize = { jurisdictions: 1, questions: 1 }) {
  await forgetVersions(database)
  const bench: Bench = { world, database, size, log: new WrittenLog(...navigatorCorpus(size)) }
  const started = performance.now()
  await readLog(bench)
  const fillSeconds = round((performance.now() - started) / 1000)
  const matrix = await measureMatrix(bench)
  const differences = await measureDifferences(bench)
  const { inpMs } = await measurePage(matrix.columns)
  return { cells: size.jurisdictions * size.questions, ...matrix.figures, ...differences, inpMs, fillSeconds }
}

const readLog = ({ log, database }: Bench) =>
  catchUp({ ask: log.ask, database, report: (line) => void process.stderr.write(`${line}\n`) })

async function ask({ world }: Bench, name: keyof typeof navigatorOperations, variables: object) {
  const started = performance.now()
  const answer = await world.send(reader, { query: navigatorOperations[name], variables })
  const text = await answer.text()
  const ms = performance.now() - started
  if (text.includes('"errors"')) throw new Error(text.slice(0, 300))
  return { ms, text }
}

async function measureMatrix(bench: Bench) {
  const { size, log } = bench
  const times: number[] = []
  const fresh: number[] = []
  const variables = { service: 'disclosure', locale: 'en', day: '2026-11-26' }
  let text = (await ask(bench, 'NavMatrix', variables)).text
  for (let turn = 1; turn <= rounds; turn++) {
    const isEdited = turn % editEvery === 0
    if (isEdited) {
      log.add(corpusAnswer(turn, size, 4))
      await readLog(bench)
    }
    const answer = await ask(bench, 'NavMatrix', variables)
    ;(isEdited ? fresh : []).push(answer.ms)
    times.push(answer.ms)
    text = answer.text
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const figures = {
    ...{
      matrixP50: percentile(times, 0.5),
      matrixP99: percentile(times, 0.99),
      matrixFreshP50: percentile(fresh, 0.5),
    },
    matrixKbBrotli: round(brotliCompressSync(text, { params }).length / 1024),
    matrixKbGzip: round(gzipSync(text).length / 1024),
    matrixKb: round(text.length / 1024),
  }
  const { data } = JSON.parse(text) as { data: unknown }
  return { figures, columns: navigatorAnswers.NavMatrix.parse(data).navMatrix.columns }
}

/** Each of another answer, so that none was found before. */
async function measureDifferences(bench: Bench) {
  const times: number[] = []
  for (let answer = 1; answer <= rounds; answer++) {
    times.push((await ask(bench, 'NavDifference', { answer: String(answer), from: 1, to: 3, locale: 'en' })).ms)
  }
  return { diffP50: percentile(times, 0.5), diffP99: percentile(times, 0.99) }
}
