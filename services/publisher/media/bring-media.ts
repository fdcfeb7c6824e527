import { createHash } from 'node:crypto'
import { say, type ToldFault } from '../../../src/content/faults'
import { type MediumFile } from '../../../src/content/medium'
import { planMedium } from '../../../src/plan/files/plan-medium'
import { atOnce } from '../../releases/files/at-once'
import { keepAll, storeContent } from '../../releases/files/compress'
import { toMediumEntry } from '../../releases/files/media'
import { type Entry, type FileEntry } from '../../releases/record'
import { type Blobs } from '../../releases/store/blobs'
import { type AskMedium } from './ask-media'

const filesAtOnce = 4

type Own = { blobs: Blobs; ask: AskMedium }
type Problem = { path: string; message: string; told: readonly ToldFault[] }

/**
 * Brings pictures and files to the release: what the store of releases lacks is fetched before the switch, so that what serves a
 * release needs nobody else. What cannot be had now is asked for again with every change.
 */
export class MediaBringer {
  private readonly missing = new Map<string, MediumFile>()
  private readonly own: Own

  constructor(own: Own) {
    this.own = own
  }

  /** Starts over. */
  clear(): void {
    this.missing.clear()
  }

  isMissing(path: string): boolean {
    return this.missing.has(path)
  }

  problems(): Problem[] {
    const { problem, told } = say('no-file')
    return [...this.missing.keys()].map((path) => ({ path, message: problem, told: [told] }))
  }

  /** What is put where. What readers have already costs nothing. */
  async bring(files: readonly MediumFile[], live: ReadonlyMap<string, Entry>): Promise<Map<string, Entry>> {
    const todo = new Map([...this.missing, ...files.map((file) => [file.url, file] as const)])
    const put = new Map<string, Entry>()
    this.missing.clear()
    await atOnce(filesAtOnce, todo.values(), async (file) => {
      const entry = toMediumEntry(planMedium(file))
      const before = live.get(file.url)
      const isThere = before?.kind === 'file' && before.blob === entry.blob
      if (isThere || (await this.store(file, entry))) put.set(file.url, entry)
      else this.missing.set(file.url, file)
    })
    return put
  }

  /** Those that the log shows no more are missed by nobody. */
  forget(paths: readonly string[]): void {
    for (const path of paths) this.missing.delete(path)
  }

  private async store({ url, digest }: MediumFile, entry: FileEntry): Promise<boolean> {
    const { blobs, ask } = this.own
    if (await keepAll(blobs, entry)) return true
    const content = await ask(url)
    if (!content || createHash('sha256').update(content).digest('hex') !== digest) return false
    await storeContent(blobs, content, entry.type)
    return true
  }
}
