import { type PlannedPage } from './plan-site'
import { isListedHead } from './plan-sitemaps'

type Head = PlannedPage['context']['head']

/** Keeps which pages that may be listed have which title, so that one that has another's is known at the cost of looking it up. */
export class TitleShelf {
  private readonly titles = new Map<string, string>()
  private readonly paths = new Map<string, Set<string>>()

  put(path: string, head: Head | undefined): void {
    const title = head && isListedHead(head) ? `${head.lang} ${head.title}` : undefined
    const before = this.titles.get(path)
    if (before === title) return
    if (before !== undefined) this.remove(path, before)
    if (title === undefined) return
    this.titles.set(path, title)
    this.paths.set(title, (this.paths.get(title) ?? new Set()).add(path))
  }

  /** The page of the same language that had the title of this one first. */
  firstWithTitleOf(path: string): string | undefined {
    const [first] = this.paths.get(this.titles.get(path) ?? '') ?? []
    return first === path ? undefined : first
  }

  private remove(path: string, title: string): void {
    this.titles.delete(path)
    const others = this.paths.get(title)
    others?.delete(path)
    if (others?.size === 0) this.paths.delete(title)
  }
}
