import { medium, type Medium, type MediumFile, mediumType } from '../../content/medium'
import { type LogRow } from './log-row'

/** What other files the release is to have since this was last asked; `gone` names what is gone for good. */
export type MediaChange = { put: MediumFile[]; removed: string[] }

const nothing: Medium = { files: [], gone: [] }

/** The pictures and files that readers may have, by what the log says of each upload. */
export class Media {
  private readonly told = new Map<number, Medium>()
  private readonly shown = new Map<string, MediumFile>()
  /** Addresses whose answer may be another now. */
  private readonly touched = new Set<string>()

  static readonly isRow = ({ type }: Pick<LogRow, 'type'>): boolean => type === mediumType

  take({ id, operation, document }: LogRow): void {
    const now = operation === 'publish' ? readMedium(document) : nothing
    // What cannot be read leaves what was said before.
    if (!now) return
    for (const { url } of this.told.get(id)?.files ?? []) {
      this.shown.delete(url)
      this.touched.add(url)
    }
    for (const file of now.files) {
      this.shown.set(file.url, file)
      this.touched.add(file.url)
    }
    if (now === nothing) this.told.delete(id)
    else this.told.set(id, now)
  }

  has(url: string): boolean {
    return this.shown.has(url)
  }

  files(): IterableIterator<MediumFile> {
    return this.shown.values()
  }

  /** Deleted, or withdrawn with all that showed it: readers learn so at once. */
  *gone(): Generator<string> {
    for (const { gone } of this.told.values()) yield* gone
  }

  /** It costs what has changed, however many there are. */
  takeChange(): MediaChange {
    const touched = [...this.touched]
    this.touched.clear()
    return {
      put: touched.flatMap((url) => this.shown.get(url) ?? []),
      removed: touched.filter((url) => !this.shown.has(url)),
    }
  }
}

function readMedium(document: string | null): Medium | undefined {
  try {
    return medium.safeParse(JSON.parse(document ?? 'null')).data
  } catch {
    return undefined
  }
}
