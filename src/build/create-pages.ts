import { join, resolve } from 'node:path'
import { type CreatePagesArgs } from 'gatsby'
import { readBuildEnv } from '../config/env-build'
import { askThroughGatsby } from './ask-log'
import { Content } from './content'
import { syncContentStore } from './content-store'
import { planFiles, type PlannedFile } from './plan-files'
import { planShells } from './plan-shells'
import { planSite } from './plan-site'
import { writeFiles } from './write-files'

type Given = Pick<CreatePagesArgs, 'actions' | 'graphql' | 'reporter'>

const toPlain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/** Files are planned with the pages, from the same rows, and written when Gatsby has written those. */
let planned: PlannedFile[] = []

/** Reads the log, plans the site, and makes the pages of the plan. Nothing is decided here. */
export async function createPages({ actions, graphql, reporter }: Given): Promise<void> {
  const { CONTENT_DIR, PUBLIC_URL, BUILD_TIME } = readBuildEnv()
  const { live } = await syncContentStore(join(CONTENT_DIR, 'log.jsonl'), askThroughGatsby(graphql))
  if (live.size === 0) {
    throw new Error('The publication log is empty: nothing is built, so that an empty site never replaces a full one.')
  }
  const content = new Content(live.values())
  const options = { now: BUILD_TIME, origin: PUBLIC_URL }
  const plan = planSite(content, options)
  const { files, problems } = planFiles(content, options)
  planned = [...files.values()]
  for (const { path, message } of [...plan.problems, ...problems]) reporter.warn(`Held back: ${path}: ${message}`)
  for (const { path, template, context } of plan.pages.values()) {
    const component = resolve(`src/templates/${template}.tsx`)
    actions.createPage({ path, component, context: { props: toPlain(context) } })
  }
  for (const { path, matchPath, context } of planShells(content, options)) {
    const component = resolve('src/templates/client.tsx')
    actions.createPage({ path, matchPath, component, context: { props: toPlain(context) } })
  }
  reporter.info(
    `${plan.pages.size} pages and ${files.size} files of ${live.size} editions, ${plan.problems.length} held back`,
  )
}

/** Writes the feeds, calendars and cards beside the pages. */
export function onPostBuild(): void {
  writeFiles(planned, 'public', join(readBuildEnv().CONTENT_DIR, 'files.json'))
}
