import { type FileHandle, mkdir, open, readdir, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type Entry, type Operation } from './operation'

const isLog = /^log-(\d+)\.ndjson$/
const nameOf = (seq: number) => `log-${String(seq).padStart(15, '0')}.ndjson`
const firstSeqOf = (name: string) => Number(isLog.exec(name)?.[1])

const logsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => isLog.test(name)).sort()

/**
 * Every operation that the log holds, oldest first. The last line of a file may be half written, by a process that was
 * killed: nobody was ever told that it was done.
 */
export async function* readLog(folder: string): AsyncGenerator<Entry> {
  for (const name of await logsIn(folder)) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n')
    lines.pop()
    for (const line of lines) yield JSON.parse(line) as Entry
  }
}

type Waiting = {
  entry: Entry
  line: string
  settle: { done: (entry: Entry) => void; failed: (error: unknown) => void }
}

/** Operations become durable here, in order, before anybody hears of them. Those that come together share one wait for the disk. */
export class OperationLog {
  #folder: string
  #nextSeq: number
  #waiting: Waiting[] = []
  #handle: FileHandle | undefined
  #writing: Promise<void> | undefined

  constructor(folder: string, nextSeq: number) {
    this.#folder = folder
    this.#nextSeq = nextSeq
  }

  append(operation: Operation): Promise<Entry> {
    const entry = { seq: this.#nextSeq++, at: new Date().toISOString(), operation }
    return new Promise((done, failed) => {
      this.#waiting.push({ entry, line: `${JSON.stringify(entry)}\n`, settle: { done, failed } })
      this.#writing ??= this.#writeAll().finally(() => (this.#writing = undefined))
    })
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const together = this.#waiting
      this.#waiting = []
      try {
        this.#handle ??= await this.#open(together[0]?.entry.seq ?? 0)
        await this.#handle.appendFile(together.map(({ line }) => line).join(''))
        await this.#handle.datasync()
        for (const { entry, settle } of together) settle.done(entry)
      } catch (error) {
        // Half a line may have been written: what comes next goes to another file.
        await this.#leaveFile()
        for (const { settle } of together) settle.failed(error)
      }
    }
  }

  async #open(seq: number): Promise<FileHandle> {
    await mkdir(this.#folder, { recursive: true })
    // One of that name holds nothing but a line that was never finished: else its number were taken.
    const handle = await open(join(this.#folder, nameOf(seq)), 'w', 0o600)
    await syncFolder(this.#folder)
    return handle
  }

  async #leaveFile(): Promise<void> {
    const handle = this.#handle
    this.#handle = undefined
    await handle?.close().catch(() => undefined)
  }

  /** All up to `seq` is kept elsewhere now: files that hold nothing newer go. */
  async forget(seq: number): Promise<void> {
    await this.#writing
    await this.#leaveFile()
    const names = await logsIn(this.#folder)
    for (const [index, name] of names.entries()) {
      const next = names[index + 1]
      const lastSeq = next === undefined ? this.#nextSeq - 1 : firstSeqOf(next) - 1
      if (lastSeq <= seq) await unlink(join(this.#folder, name))
    }
  }

  async close(): Promise<void> {
    await this.#writing
    await this.#leaveFile()
  }
}

/** A new name in a folder is durable only when the folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
