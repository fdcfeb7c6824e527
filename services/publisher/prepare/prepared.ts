import { type Entry } from '../../releases/record'

/** What was made before a turn: the two files of each page, by their paths. */
export type Prepared = Map<string, Entry>

/** From the process that prepares: what it has made since it last said so. */
export type PreparedNews = { made: [path: string, entry: Entry][]; isDone: boolean }

const toldAtOnce = 200

/** Tells what is put into it, some at a time: a turn may come before all is made. */
export class ToldAsMade extends Map<string, Entry> {
  private news: PreparedNews['made'] = []
  private readonly tell: (news: PreparedNews) => unknown

  constructor(tell: (news: PreparedNews) => unknown) {
    super()
    this.tell = tell
  }

  override set(path: string, entry: Entry): this {
    this.news.push([path, entry])
    if (this.news.length >= toldAtOnce) this.tellNews(false)
    return super.set(path, entry)
  }

  end(): void {
    this.tellNews(true)
  }

  private tellNews(isDone: boolean): void {
    this.tell({ made: this.news, isDone })
    this.news = []
  }
}
