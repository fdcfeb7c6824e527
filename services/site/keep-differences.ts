import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isPage } from '../releases/files/media-type'
import { type Blobs } from '../releases/store/blobs'
import { type Difference } from './compare-manifests'

const mostKept = 100

type Side = 'readers' | 'built'
type Stores = Record<Side, Blobs>

/** Both sides of each difference under one folder, to be looked at with `diff -r readers built`. Releases may forget theirs. */
export async function keepDifferences(folder: string, differences: readonly Difference[], stores: Stores) {
  const keep = async (side: Side, path: string, entry: Difference['live']): Promise<void> => {
    if (!entry || !('kind' in entry) || entry.kind !== 'file') return
    const content = !entry.left ? await stores[side].read(entry.blob) : undefined
    if (!content) return
    const file = join(folder, side, path, ...(isPage(entry.type) ? ['index.html'] : []))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  for (const { path, live, built } of differences.slice(0, mostKept)) {
    await keep('readers', path, live)
    await keep('built', path, built)
  }
}
