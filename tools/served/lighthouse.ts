import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { childEnv } from '../../src/config/env-server'
import { isListedHead } from '../../src/plan/plan-sitemaps'
import { ensureChromium, sandboxArgs } from '../../tests/support/browser/chromium'
import { oneOfEachTemplate } from '../../tests/support/content/one-of-each-template'
import { openServedSite } from './served-site'

// npm run tool -- lighthouse [word …]: Lighthouse (simulated mobile) on one page of every template of the served site; words choose
// languages and templates among them: `npm run tool -- lighthouse en article`. Accessibility, best practices and, where search
// engines are welcome, SEO have to be 100; performance is only reported, as it depends on what else the machine does.
const version = '12.8.2'
const strict = ['accessibility', 'best-practices', 'seo'] as const

const report = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
})
type Report = z.infer<typeof report>

const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json')

const tries = 3

/** It sometimes misses the beginning of a load, and says itself that it should be run again. */
function measure(url: string, attempt = 1): Report {
  const flags = ['--headless=new', '--disable-gpu', ...sandboxArgs].join(' ')
  const output = ['--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags}`]
  const env = childEnv({ CHROME_PATH: ensureChromium() })
  const { status, stderr } = spawnSync('npx', ['--yes', `lighthouse@${version}`, url, ...output], {
    encoding: 'utf8',
    env,
  })
  if (status !== 0 && attempt < tries) return measure(url, attempt + 1)
  if (status !== 0) throw new Error(`Lighthouse could not measure ${url}: ${stderr}`)
  // Through a file: what is printed into a pipe may be cut short when the program ends.
  return report.parse(JSON.parse(readFileSync(file, 'utf8')))
}

const pointsOf = ({ categories }: Report, name: string): number => Math.round((categories[name]?.score ?? 0) * 100)

/** What cost points in one of the categories. */
function findCauses({ categories, audits }: Report, name: string): string[] {
  const weighed = categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
  return weighed.flatMap(({ id }) => {
    const { score = null, title = '', displayValue = '' } = audits[id] ?? {}
    return score === null || score === 1 ? [] : [`  ${name}: ${id}: ${title} ${displayValue}`]
  })
}

function measureAll(words: readonly string[]): void {
  const { plan, edge } = openServedSite()
  // Lighthouse measures nothing that is answered with 404.
  const pages = oneOfEachTemplate(plan.pages.values()).filter(
    ({ template, context: { locale } }) =>
      template !== 'not-found' && words.every((word) => ([locale, template] as string[]).includes(word)),
  )
  const performance: number[] = []
  let missed = 0
  for (const page of pages) {
    const found = measure(edge + encodeURI(page.path))
    const wanted = strict.filter((name) => name !== 'seo' || isListedHead(page.context.head))
    const points = ['performance', ...strict].map((name) => `${name} ${pointsOf(found, name)}`).join(', ')
    process.stdout.write(`${page.template} ${page.path}: ${points}\n`)
    const causes = wanted.flatMap((name) => findCauses(found, name))
    for (const cause of causes) process.stdout.write(`${cause}\n`)
    missed += wanted.filter((name) => pointsOf(found, name) < 100).length
    performance.push(pointsOf(found, 'performance'))
  }
  performance.sort((one, other) => one - other)
  const middle = performance[Math.floor(performance.length / 2)]
  process.stdout.write(`RESULT ${JSON.stringify({ pages: pages.length, missed, least: performance[0], middle })}\n`)
  process.exitCode = missed === 0 ? 0 : 1
}

const { positionals } = parseArgs({ allowPositionals: true })
measureAll(positionals)
