import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDiskStore } from '../../../services/releases/store/open-store'
import { publishFolder } from './publish-folder'

/** Content by the file of a build's folder, as Gatsby writes them. */
export type SiteFiles = Record<string, string | Buffer>

export const toHtml = (title: string, words = 'A page of a made-up site. '.repeat(20)): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${words}</p></body></html>`

/** A place for releases, and the builds that are published there. */
export function createPress(openStore = openDiskStore) {
  const dataDir = mkdtempSync(join(tmpdir(), 'press-'))
  let builds = 0
  const build = (files: SiteFiles, facts: object = {}): string => {
    const folder = join(dataDir, 'builds', String(++builds))
    for (const [name, content] of Object.entries({ ...files, 'release.json': JSON.stringify(facts) })) {
      const path = join(folder, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
    return folder
  }
  return {
    dataDir,
    build,
    publish: (files: SiteFiles, facts?: object) => publishFolder(build(files, facts), openStore(dataDir)),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

export type Press = ReturnType<typeof createPress>
