import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { escapeMarkup } from '../../src/content/escape-markup'
import { mediumPolicy, safety } from '../http/safety'
import { isMediumPath } from '../releases/files/media'
import { isHashed, isText } from '../releases/files/media-type'
import { toPagePolicy } from '../releases/files/policy'
import { copyOut } from '../releases/library/copy-out'
import { type Library } from '../releases/library/library'
import { loadManifest, type Manifest } from '../releases/manifest'
import { type Sources } from '../releases/record'
import { type ReleaseStore } from '../releases/store/open-store'
import { type Exported, type ExportPlan, planExport, planStubs } from './plan-export'

type Place = { folder: string; library: Library }
export type Written = { release: number; files: number; media: string[]; missing: string[] }

const forGood = 'public, max-age=31536000, immutable'
const medium = /\/media\/([a-z0-9-]+-[0-9a-f]{32}(?:-[a-z0-9]+)*\.[a-z0-9]+)/g

/** Writes the newest release for a host of files, with what such hosts read of redirects and headers. */
export async function writeExport(store: Pick<ReleaseStore, 'ledger' | 'blobs'>, place: Place): Promise<Written> {
  const manifest = await loadManifest(store.ledger)
  if (manifest.number === 0) throw new Error('There is no release yet. Start the installation and let it publish once.')
  if ((await readdir(place.folder).catch(() => [])).length > 0) throw new Error(`${place.folder} is not empty.`)
  const plan = planExport(manifest)
  const named = new Set<string>()
  for (const exported of plan.files) await writeContent(store, exported, { place, named })
  for (const { file, to } of planStubs(plan)) await write(place, file, toStub(to))
  await write(place, '_redirects', toRedirects(plan))
  await write(place, '_headers', toHeaderFile(plan, manifest))
  const others = [...named].filter((name) => manifest.entries.get(`/media/${name}`)?.kind !== 'file')
  // A log that names no digests has its pictures in no release; what no page names is not for readers.
  const { missing } = await copyOut(place.library, others, join(place.folder, 'media'))
  return { release: manifest.number, files: plan.files.length, media: [...named], missing }
}

async function write({ folder }: Place, file: string, content: Buffer | string): Promise<void> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

type Writing = { place: Place; named: Set<string> }

async function writeContent(
  { blobs }: Pick<ReleaseStore, 'blobs'>,
  { file, entry }: Exported,
  { place, named }: Writing,
) {
  const content = await blobs.read(entry.blob)
  if (!content) throw new Error(`The content of ${file} is not in the store of releases.`)
  if (isText(entry.type)) for (const [, name = ''] of content.toString().matchAll(medium)) named.add(name)
  await write(place, file, content)
}

const toStub = (to: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(to)}</title><meta name="robots" content="noindex">` +
  `<link rel="canonical" href="${escapeMarkup(to)}"><meta http-equiv="refresh" content="0; url=${escapeMarkup(to)}"></head>` +
  `<body><p><a href="${escapeMarkup(to)}">${escapeMarkup(to)}</a></p></body></html>\n`

/** A line is "from to status", as Netlify and Cloudflare Pages read it. */
function toRedirects({ redirects, shells }: ExportPlan): string {
  const lines = [
    ...redirects.map(({ from, to, status }) => `${encodeURI(from)} ${encodeURI(to)} ${status}`),
    ...shells.map(([address, page]) => `${address}/* ${page}.html 200`),
  ]
  return `${lines.join('\n')}\n`
}

/**
 * The headers of all, then those of each path that has others. A later rule of one header replaces an earlier one. Hosts take
 * some rules and not one for each page, so the rule of all allows the styles of every template.
 */
function toHeaderFile({ files }: ExportPlan, { site }: Pick<Manifest, 'site'>): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const own = files.flatMap(({ path, entry: { sources, headers } }) => {
    const more = {
      ...(hasOwnPolicy(sources) ? { 'content-security-policy': toPagePolicy(site.sources, sources) } : {}),
      ...(isHashed(path) && !isMediumPath(path) ? { 'cache-control': forGood } : {}),
      ...headers,
    }
    return Object.keys(more).length > 0 ? [rule(path, more)] : []
  })
  const styles = new Set(files.flatMap(({ entry: { sources } }) => sources?.['style-src'] ?? []))
  const policy = toPagePolicy(site.sources, { 'style-src': [...styles].sort() })
  const all = { ...safety, 'content-security-policy': policy }
  const media = rule('/media/*', { 'content-security-policy': mediumPolicy, 'cache-control': forGood })
  return `${[rule('/*', all), media, ...own].join('\n')}\n`
}

const hasOwnPolicy = (sources: Sources = {}): boolean => Object.keys(sources).some((name) => name !== 'style-src')
