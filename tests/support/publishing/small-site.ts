import { openBundle } from '../../../services/publisher/open-bundle'
import { toDataPath, toPagePath } from '../../../services/publisher/page-printer'
import { toPageData } from '../../../services/publisher/renderer/page-data'
import { type PageJob } from '../../../services/publisher/renderer/page-job'
import { storeContent } from '../../../services/releases/files/compress'
import { facts } from '../../../services/releases/files/facts'
import { mediaTypeOf } from '../../../services/releases/files/media-type'
import { releaseFiles } from '../../../services/releases/make-release'
import { type FileEntry } from '../../../services/releases/record'
import { type Blobs } from '../../../services/releases/store/blobs'
import { openDiskStore } from '../../../services/releases/store/open-store'
import { planFacts, withMedia, withPolicy } from '../../../src/plan/plan-facts'
import { planFiles } from '../../../src/plan/plan-files'
import { planShells } from '../../../src/plan/plan-shells'
import { planSite } from '../../../src/plan/plan-site'
import { Content } from '../../../src/plan/store/content'
import { type LogRow } from '../../../src/plan/store/log-row'

type Site = { dataDir: string; publicUrl: string; rows: readonly LogRow[] }
type Stored = Map<string, FileEntry>

/**
 * Releases a site of few rows where an edge finds it, with the compiled code that is there. No gate looks at it: sample texts have
 * the titles of others.
 */
export async function publishSmallSite({ dataDir, publicUrl, rows }: Site): Promise<void> {
  const { bundle, renderer } = openBundle(dataDir, {})
  const store = openDiskStore(dataDir)
  const content = new Content(rows)
  const options = { now: new Date().toISOString(), origin: publicUrl }
  const plan = planSite(content, options)
  const shells = planShells(content, options)
  const jobs: PageJob[] = [
    ...[...plan.pages.values()].map(({ path, template, context }) => ({
      path,
      template,
      json: JSON.stringify(context),
    })),
    ...shells.map(({ path, matchPath, context }) => {
      return { path, matchPath, template: 'client', json: JSON.stringify(context) }
    }),
  ]
  const stored: Stored = new Map(await bundle.storeFiles(store.blobs))
  for (const [position, page] of (await renderer.render(jobs)).entries()) {
    const job = jobs[position]
    if (!job || 'problem' in page) throw new Error(`${page.path} is not rendered: ${JSON.stringify(page)}`)
    await storeText(stored, store.blobs, [toPagePath(page.path), page.html, 'text/html; charset=utf-8'])
    await storeText(stored, store.blobs, [
      toDataPath(page.path),
      toPageData(bundle.code, job),
      mediaTypeOf('page-data.json'),
    ])
  }
  renderer.close()
  for (const { path, text } of planFiles(content, options).files.values())
    await storeText(stored, store.blobs, [path, text, mediaTypeOf(path)])
  const paths = jobs.map(({ path }) => path)
  const said = facts.parse(
    JSON.parse(
      JSON.stringify(withPolicy(withMedia(planFacts({ content, plan, shells }), content), paths, bundle.code.policy)),
    ),
  )
  const origin = { bundle: bundle.name, seq: rows.at(-1)?.seq ?? 0 }
  await releaseFiles(store, stored, { facts: said, origin })
}

async function storeText(stored: Stored, blobs: Blobs, [path, text, type]: [string, string, string]): Promise<void> {
  stored.set(path, await storeContent(blobs, Buffer.from(text), type))
}
