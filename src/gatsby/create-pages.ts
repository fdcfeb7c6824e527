import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CreatePagesArgs, type ParentSpanPluginArgs } from 'gatsby'
import { readBuildEnv } from '../config/env-build'
import { readSetting } from '../config/read-setting'
import { type ContentFacts, planFacts, withMedia, withPolicy } from '../plan/plan-facts'
import { planFiles, type PlannedFile } from '../plan/plan-files'
import { planPolicy } from '../plan/plan-policy'
import { planShells } from '../plan/plan-shells'
import { planSite } from '../plan/plan-site'
import { planSitemaps } from '../plan/plan-sitemaps'
import { planRecords, type RecordsPlan } from '../plan/records/plan-records'
import { Content } from '../plan/store/content'
import { readPolicy } from './build-policy'
import { compileAll, createShells, templateOf, toPlain } from './compile-all'
import { askThroughGatsby } from './log/ask-log'
import { loadContentStore, syncContentStore } from './log/content-store'
import { beginPush, endPush } from './search/push-site'
import { writeFiles } from './write-files'

type Given = Pick<CreatePagesArgs, 'actions' | 'graphql' | 'reporter'>

/**
 * What is planned with the pages, from the same rows, and written when Gatsby has written those. Nothing in it holds on to
 * the content or to the pages: beside what Gatsby keeps of them, they would be in memory twice.
 */
type Planned = {
  files: Pick<PlannedFile, 'path' | 'text'>[]
  facts: ContentFacts
  /** Of every page. */
  paths: string[]
  records: RecordsPlan
  /** Up to which row of the log it was planned. */
  cursor: number
}
let planned: Planned | undefined

/** Reads the log, plans the site, and makes the pages of the plan. Nothing is decided here. */
export async function createPages({ actions, graphql, reporter }: Given): Promise<void> {
  const { CONTENT_DIR, CONTENT_FROM, PUBLIC_URL, BUILD_TIME } = readBuildEnv()
  const store = join(CONTENT_DIR, 'log.jsonl')
  const { live, last } =
    CONTENT_FROM === 'folder' ? loadContentStore(store) : await syncContentStore(store, askThroughGatsby(graphql))
  if (live.size === 0) {
    throw new Error('The publication log is empty: nothing is built, so that an empty site never replaces a full one.')
  }
  const content = new Content(live.values())
  const options = { now: BUILD_TIME, origin: PUBLIC_URL }
  const plan = planSite(content, options)
  const { files, problems } = planFiles(content, options)
  const shells = planShells(content, options)
  const records = planRecords(content, plan, options)
  planned = {
    files: [...files.values(), ...planSitemaps(plan.pages.values(), PUBLIC_URL)],
    records,
    cursor: last?.seq ?? 0,
    facts: withMedia(planFacts({ content, plan, shells }), content),
    paths: [...plan.pages.keys(), ...shells.map(({ path }) => path)],
  }
  for (const { path, message } of [...plan.problems, ...problems, ...records.problems])
    reporter.warn(`Held back: ${path}: ${message}`)
  for (const { path, template, context } of plan.pages.values()) {
    actions.createPage({ path, component: templateOf(template), context: { props: toPlain(context) } })
  }
  compileAll(actions)
  createShells(actions, shells)
  reporter.info(
    `${plan.pages.size} pages and ${files.size} files of ${live.size} editions, ${plan.problems.length} held back`,
  )
}

function requirePlanned(): Planned {
  if (planned) return planned
  throw new Error('Nothing was planned: pages must be created before anything is made of them.')
}

/** Between the plan and the pages: what the search service holds already decides whether it may be written to. */
export async function onPreBuild({ getCache }: Pick<ParentSpanPluginArgs, 'getCache'>): Promise<void> {
  const { records: plan, cursor } = requirePlanned()
  await beginPush(readBuildEnv(), { plan, cursor }, getCache)
}

/** Writes the feeds, calendars and cards beside the pages, and what the release must know of them all. */
export async function onPostBuild(): Promise<void> {
  const { files, facts, paths } = requirePlanned()
  await endPush()
  writeFiles(files, 'public', join(readBuildEnv().CONTENT_DIR, 'files.json'))
  writeFileSync('public/release.json', JSON.stringify(withPolicy(facts, paths, planPolicy(readPolicy(), readSetting))))
}
