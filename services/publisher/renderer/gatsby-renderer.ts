import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bundleFile, type CodeBundle, renderFile } from '../../../plugins/gatsby-plugin-code-bundle/code-bundle'
import { templateOf, toPageData } from './page-data'
import { type PageJob } from './page-job'

type Assets = Record<string, unknown>
type RenderPage = (asked: {
  pagePath: string
  pageData: unknown
  webpackCompilationHash: string
  context: { isDuringBuild: true }
}) => Promise<{ html: string; sliceData: Record<string, unknown> }>
type Privates = {
  assets: { getScriptsAndStylesForTemplate: (chunk: string, stats: unknown) => Promise<Assets> }
  queries: { getStaticQueryContext: (hashes: string[]) => Promise<Assets> }
  renderPage: { default: RenderPage }
}

type RenderHtml = (job: PageJob) => Promise<string>

/**
 * Renders single pages outside of `gatsby build`, with the templates that one has compiled, to the same bytes. What is
 * private to Gatsby is named here, in the plugins of this repository and in tests/rules/gatsby.test.ts, which fails when a
 * version of Gatsby moves it; the whole output is compared besides. Gatsby reads the
 * style sheets beside the working directory, and remembers them: one process serves one bundle.
 */
export function openGatsbyRenderer(bundleFolder: string): RenderHtml {
  process.chdir(bundleFolder)
  const { assets, queries, renderPage } = loadPrivates(bundleFolder)
  const readJson = (file: string): unknown => JSON.parse(readFileSync(join(bundleFolder, file), 'utf8'))
  const bundle = readJson(bundleFile) as CodeBundle
  const stats = readJson('public/webpack.stats.json')

  const findAssets = async (template: string): Promise<Assets> => {
    const { chunk, staticQueryHashes } = templateOf(bundle, template)
    const [files, context] = await Promise.all([
      assets.getScriptsAndStylesForTemplate(chunk, stats),
      queries.getStaticQueryContext(staticQueryHashes),
    ])
    return { ...files, ...context }
  }
  const known = new Map<string, Promise<Assets>>()
  const assetsOf = (template: string): Promise<Assets> => {
    const found = known.get(template) ?? findAssets(template)
    known.set(template, found)
    return found
  }
  return async (job) => {
    const { html } = await renderPage.default({
      pagePath: job.path,
      pageData: JSON.parse(toPageData(bundle, job)),
      webpackCompilationHash: bundle.hash,
      context: { isDuringBuild: true },
      ...(await assetsOf(job.template)),
    })
    return stitch(html, join(bundleFolder, 'public/_gatsby/slices'))
  }
}

function loadPrivates(folder: string): Privates {
  const load = createRequire(join(folder, 'package.json'))
  const gatsby = join(dirname(load.resolve('gatsby/package.json')), 'dist/utils')
  return {
    assets: load(join(gatsby, 'client-assets-for-template.js')) as Privates['assets'],
    queries: load(join(gatsby, 'static-query-utils.js')) as Privates['queries'],
    renderPage: load(join(folder, renderFile)) as Privates['renderPage'],
  }
}

const sliceMark = /<slice-(start|end)\s[^>]*id="([^"]+)"[^>]*><\/slice-[^>]+>/g

/** Gatsby renders the tags of its own scripts once for all pages and puts them in afterwards. */
function stitch(html: string, folder: string): string {
  if (!html.includes('<slice-')) return html
  let isInside = false
  let cursor = 0
  let stitched = ''
  for (const { 0: mark, 1: kind = '', 2: id = '', index } of html.matchAll(sliceMark)) {
    if (!isInside) stitched += html.slice(cursor, index)
    stitched +=
      kind === 'start'
        ? `<!-- slice-start id="${id}" -->${readFileSync(join(folder, `${id}.html`), 'utf8')}`
        : `<!-- slice-end id="${id}" -->`
    isInside = kind === 'start'
    cursor = index + mark.length
  }
  return stitched + html.slice(cursor)
}
