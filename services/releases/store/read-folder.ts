import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The build speaks of itself in these; readers have no use for them. */
const unpublished = new Set(['/.built-from', '/release.json', '/webpack.stats.json'])
const unpublishedFolders = /^(\/page-data)?\/__templates\//

/** The files of a build by the path that each answers. */
export async function readFolder(folder: string): Promise<Map<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const byPath = new Map<string, string>()
  // `x/index.html` comes after `x.html`: where Gatsby writes both, it is the one that it means.
  for (const file of files.sort((a, b) => Number(isInFolder(a)) - Number(isInFolder(b)))) {
    const address = `/${relative(folder, file).split(sep).join('/')}`
    if (!unpublished.has(address) && !unpublishedFolders.test(address)) byPath.set(toPath(address), file)
  }
  return byPath
}

const isInFolder = (file: string): boolean => file.endsWith(`${sep}index.html`)

/** Pages have readable paths. What Gatsby keeps for itself is asked for by its name. */
function toPath(address: string): string {
  const path = address.normalize('NFC')
  if (path.startsWith('/_gatsby/')) return path
  return path.replace(/(?:\/index)?\.html$/, '') || '/'
}
