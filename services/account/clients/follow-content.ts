import { readLiveRows } from '../../../src/plan/store/live-rows'
import { type LogRow } from '../../../src/plan/store/log-row'
import { type Ask, readNews } from '../../../src/plan/store/read-log'
import { messageOf } from '../../shared/log'
import { type Directory, isListed } from './directory'

const pauseMs = 1000

/** Keeps the directory as the publication log has it, a second behind. */
export function followContent(ask: Ask, directory: Directory, report: (line: string) => void) {
  let last: LogRow | undefined
  let isWhole = false
  let problem: string | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  const read = async (): Promise<void> => {
    const news = last && (await readNews(ask, last))
    if (news) {
      directory.apply(news.filter(isListed))
      last = news.at(-1) ?? last
      return
    }
    const rows = await readLiveRows(ask, isListed)
    directory.forgetAll()
    directory.apply(rows.live.values())
    last = rows.last
    isWhole = true
  }
  const turn = async (): Promise<void> => {
    try {
      await read()
      problem = undefined
    } catch (error) {
      const words = messageOf(error)
      // Said once: what is known stays as it is.
      if (words !== problem) report(`What accounts tell of people and products stays as it is: ${words}`)
      problem = words
    }
    if (!isOver) timer = setTimeout(() => void turn(), pauseMs)
  }
  void turn()
  return {
    /** Whether the log was read once. */
    isWhole: () => isWhole,
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}
