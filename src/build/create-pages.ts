import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type CreatePagesArgs } from 'gatsby'
import { readBuildEnv } from '../config/env-build'
import { askThroughGatsby } from './ask-log'
import { Content } from './content'
import { syncContentStore } from './content-store'
import { planFacts, type ReleaseFacts } from './plan-facts'
import { planFiles, type PlannedFile } from './plan-files'
import { planShells } from './plan-shells'
import { planSite } from './plan-site'
import { readShellSources } from './shell-sources'
import { writeFiles } from './write-files'

type Given = Pick<CreatePagesArgs, 'actions' | 'graphql' | 'reporter'>

const toPlain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/** What is planned with the pages, from the same rows, and written when Gatsby has written those. */
let planned: { files: PlannedFile[]; toFacts: (styles: string[]) => ReleaseFacts } | undefined

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
  const shells = planShells(content, options)
  planned = {
    files: [...files.values()],
    toFacts: (styles) => planFacts({ content, plan, shells, styles, sourcesOf: readShellSources('public') }),
  }
  for (const { path, message } of [...plan.problems, ...problems]) reporter.warn(`Held back: ${path}: ${message}`)
  for (const { path, template, context } of plan.pages.values()) {
    const component = resolve(`src/templates/${template}.tsx`)
    actions.createPage({ path, component, context: { props: toPlain(context) } })
  }
  for (const { path, matchPath, context } of shells) {
    const component = resolve('src/templates/client.tsx')
    actions.createPage({ path, matchPath, component, context: { props: toPlain(context) } })
  }
  reporter.info(
    `${plan.pages.size} pages and ${files.size} files of ${live.size} editions, ${plan.problems.length} held back`,
  )
}

/** Writes the feeds, calendars and cards beside the pages, and what the release must know of them all. */
export function onPostBuild(): void {
  if (!planned) throw new Error('Nothing was planned: pages must be created before files are written.')
  writeFiles(planned.files, 'public', join(readBuildEnv().CONTENT_DIR, 'files.json'))
  writeFileSync('public/release.json', JSON.stringify(planned.toFacts(styleSources('public'))))
}

/** Gatsby writes every style sheet into the pages: the policy allows exactly these texts. */
function styleSources(folder: string): string[] {
  const sheets = readdirSync(folder).filter((name) => /^styles\..*\.css$/.test(name))
  return sheets.map(
    (name) =>
      `'sha256-${createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('base64')}'`,
  )
}
