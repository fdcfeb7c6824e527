import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import { type Pool } from 'pg'
import { openPdfMaker } from '../../services/account/documents/open-pdf-maker'
import { catchUp } from '../../services/account/navigator/book/follow-versions'
import { migrate } from '../../services/database/migrate'
import { openDatabase } from '../../services/database/open-database'
import { type NavColumns } from '../../src/access/nav-columns'
import { accountOperations } from '../../src/access/operations/account-operations'
import { navigatorOperations } from '../../src/access/operations/navigator-operations'
import { accountAnswers } from '../../src/services/account/answers/account-answers'
import { openWorld, type World } from '../../tests/support/account/account-world'
import { launchBrowser } from '../../tests/support/browser/chromium'
import { corpusAnswer, navigatorCorpus } from '../../tests/support/content/navigator-corpus'
import { WrittenLog } from '../../tests/support/content/written-log'
import { databaseIn, startDatabase } from '../../tests/support/place/database-process'
import { findPlace, removePlace } from '../../tests/support/place/installation'

const size = { jurisdictions: 25, questions: 40 }
const cells = size.jurisdictions * size.questions
const reader = 'auth0|bench'
const presses = 12
const changedAnswers = 100

const round = (number: number) => Math.round(number * 10) / 10
const list = (length: number) => Array.from({ length }, (_, place) => place + 1)
const choice = { title: 'All of it', jurisdictions: list(size.jurisdictions), questions: list(size.questions) }

async function timed<Result>(work: () => Promise<Result>): Promise<[ms: number, result: Result]> {
  const started = performance.now()
  const result = await work()
  return [round(performance.now() - started), result]
}

/** A report of a thousand answers: opened, worked on in a browser, refreshed, and written as PDF and for Word. */
export async function benchReport(): Promise<object> {
  const place = await findPlace()
  const { stop } = await startDatabase(place)
  await migrate(databaseIn(place).url)
  const database = openDatabase(databaseIn(place).url)
  const maker = openPdfMaker()
  const world = await openWorld(database, { maker })
  const from = '2026-01-01T12:00:00.000Z'
  const grant = { sub: reader, productPermissions: ['disclosure', 'navigator-export'], from }
  world.sources.grants.hear('grants', 1000, grant)
  try {
    const served = await measureService(world, database)
    const columns = await readColumns(world)
    const seen = await measurePage(columns)
    return { ...seen, ...served, cells, load: `load average of the machine ${round(loadavg()[0] ?? 0)}` }
  } finally {
    maker.close()
    await world.close()
    await database.end()
    await stop()
    removePlace(place)
  }
}

async function readColumns(world: World): Promise<NavColumns> {
  const variables = { service: 'disclosure', locale: 'en', day: null, region: null }
  const { data } = await world.ask(reader, navigatorOperations.NavMatrix, variables)
  return (data?.['navMatrix'] as { columns: NavColumns }).columns
}

async function measureService(world: World, database: Pool) {
  const log = new WrittenLog(...navigatorCorpus(size))
  const read = () => catchUp({ ask: log.ask, database, report: () => undefined })
  await read()
  const ask = (name: keyof typeof accountOperations, own: Record<string, unknown> = {}) =>
    world.ask(reader, accountOperations[name], { key: randomUUID(), ...own })
  const saved = accountAnswers.SaveReport.parse((await ask('SaveReport', { service: '1', ...choice })).data).saveReport
  for (let answer = 1; answer <= changedAnswers; answer++) log.add(corpusAnswer(answer, size, 4))
  await read()
  const [listMs] = await timed(() => ask('Reports'))
  const [refreshMs, refreshed] = await timed(() => ask('RefreshReport', { id: saved.id, version: saved.version }))
  if (refreshed.errors) throw new Error(`The report was not refreshed: ${JSON.stringify(refreshed.errors)}`)
  const give = async (format: string) => {
    const { data } = await ask('GiveOutReport', { service: '1', ...choice, format, locale: 'en' })
    let { giveOutReport: made } = accountAnswers.GiveOutReport.parse(data)
    while (made.state === 'MAKING') {
      await sleep(20)
      made = accountAnswers.ReportExport.parse((await ask('ReportExport', { id: made.id })).data).reportExport
    }
    if (made.state === 'FAILED') throw new Error(`${format} was not made.`)
  }
  // The first document starts the process that makes them all.
  const [firstPdfMs] = await timed(() => give('PDF_A4'))
  const [pdfMs] = await timed(() => give('PDF_A4'))
  const [docxMs] = await timed(() => give('DOCX'))
  return { listMs, refreshMs, firstPdfMs, pdfMs, docxMs }
}

async function measurePage(columns: NavColumns) {
  const built = await build({
    entryPoints: [join(__dirname, 'screens/report-screen.tsx')],
    ...{ bundle: true, write: false, format: 'iife', outdir: 'out', minify: true, jsx: 'automatic', logLevel: 'error' },
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'local-css' },
  })
  const fileOf = (end: string) => built.outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  const browser = await launchBrowser({ isWhole: true })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.setContent('<!doctype html><html lang="en"><body></body></html>')
    await page.addStyleTag({ content: fileOf('.css') })
    await page.addScriptTag({ content: fileOf('.js') })
    const openMs = round(await page.evaluate((given) => globalThis.openReport(given), columns))
    const waits: number[] = []
    for (let turn = 0; turn < presses; turn++) {
      const head = turn % 2 === 0 ? `j${turn + 1}` : `q${turn + 1}`
      // From the press to the frame that shows what came of it.
      waits.push(
        await page.evaluate(
          async (id) => {
            const started = performance.now()
            document.getElementById(id)?.click()
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
            return performance.now() - started
          },
          `tool_${turn % 3 === 2 ? 'pin' : 'forth'}_${head}`,
        ),
      )
    }
    return { openMs, inpMs: round(Math.max(...waits)), pressMs: round(waits.reduce((a, b) => a + b, 0) / waits.length) }
  } finally {
    await browser.close()
  }
}
