import { join } from 'node:path'
import { type CreatePagesArgs } from 'gatsby'
import { readBuildEnv } from '../config/env-build'
import { findNews } from '../plan/parts/find-news'
import { type PageText, Planner } from '../plan/planner'
import { Content } from '../plan/store/content'
import { type LogRow } from '../plan/store/log-row'
import { type Staleness } from '../plan/store/shelf'
import { compileAll, templateOf } from './compile-all'
import { askThroughGatsby } from './log/ask-log'
import { syncContentStore } from './log/content-store'

type Given = Pick<CreatePagesArgs, 'actions' | 'graphql' | 'reporter'>
type Page = Parameters<Given['actions']['createPage']>[0]

/** The site as it stands, kept between two readings of the log, so that an edit costs what it changes. */
class DevelopedSite {
  private live: ReadonlyMap<string, LogRow> = new Map()
  private content = new Content()
  private planner: Planner | undefined

  async advance(live: ReadonlyMap<string, LogRow>, { PUBLIC_URL, BUILD_TIME }: ReturnType<typeof readBuildEnv>) {
    const stale: Staleness = this.planner ? this.content.apply(findNews(this.live, live)) : 'everything'
    if (!this.planner) this.content = new Content(live.values())
    this.planner ??= new Planner(this.content, PUBLIC_URL)
    this.live = live
    const { pages, removed } = await this.planner.advance(stale, BUILD_TIME)
    return { put: pages.map(toPage), removed, problems: this.planner.problems() }
  }
}

function toPage({ path, template, matchPath, json }: PageText): Page {
  const context = { props: JSON.parse(json) as object }
  return { path, component: templateOf(template), context, ...(matchPath === undefined ? {} : { matchPath }) }
}

const site = new DevelopedSite()
/** What has changed since the start. */
const changed = new Map<string, Page>()
const components = new Map<string, string>()
let isStarted = false

async function advance({ graphql, reporter }: Pick<Given, 'graphql' | 'reporter'>) {
  const env = readBuildEnv()
  const { live } = await syncContentStore(join(env.CONTENT_DIR, 'develop.jsonl'), askThroughGatsby(graphql))
  const change = await site.advance(live, env)
  for (const { path, component } of change.put) components.set(path, component)
  for (const { path, message } of change.problems) reporter.warn(`Held back: ${path}: ${message}`)
  return change
}

/** The pages of `gatsby develop`, those of a build: Gatsby keeps what is made here without being told of it again. */
export async function createPagesStatefully({ actions, ...given }: Given): Promise<void> {
  const { put } = await advance(given)
  for (const page of put) actions.createPage(page)
  compileAll(actions)
  isStarted = true
  given.reporter.info(`${put.length} pages`)
}

/** Called at each word of the CMS, and once before anything was made. */
export async function createPages({ actions, ...given }: Given): Promise<void> {
  if (!isStarted) return
  const { put, removed } = await advance(given)
  for (const path of removed) {
    changed.delete(path)
    const component = components.get(path)
    if (component !== undefined) actions.deletePage({ path, component })
  }
  for (const page of put) changed.set(page.path, page)
  for (const page of changed.values()) actions.createPage(page)
  given.reporter.info(`${put.length} pages are new or changed, ${removed.length} removed`)
}
