import * as z from 'zod'
import { messageOf } from '../../shared/log'
import { type Grants } from '../people/grants'

const page = z.object({
  changes: z.array(z.object({ collection: z.string(), id: z.number(), record: z.unknown() })),
  cursor: z.number(),
  hasMore: z.boolean(),
})

const pauseMs = 1000
const limitMs = 4000

/** Where the CMS says what changes; undefined where the content has another, which knows nobody. */
export type ChangesSource = { url: string; key: string } | undefined

/** The CMS's account of who may use what, read from the beginning and then every second. */
export function followChanges(source: ChangesSource, records: Pick<Grants, 'hear'>, report: (line: string) => void) {
  if (!source) return { isWhole: () => true, stop: () => undefined }
  let cursor = 0
  let isWhole = false
  let isDown = false
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  const read = async (): Promise<void> => {
    for (let hasMore = true; hasMore;) {
      const response = await fetch(`${source.url}?after=${cursor}`, {
        headers: { authorization: `Bearer ${source.key}` },
        signal: AbortSignal.timeout(limitMs),
      })
      if (!response.ok) throw new Error(`The CMS answered ${response.status}.`)
      const told = page.parse(await response.json())
      for (const { collection, id, record } of told.changes) records.hear(collection, id, record)
      ;({ cursor, hasMore } = told)
    }
    isWhole = true
    isDown = false
  }
  const turn = async (): Promise<void> => {
    try {
      await read()
    } catch (error) {
      // Said once: what is known stays in force, for people who cannot reach the CMS cannot revoke there either.
      if (!isDown) report(`Changes of access cannot be read: ${messageOf(error)}`)
      isDown = true
    }
    if (!isOver) timer = setTimeout(() => void turn(), pauseMs)
  }
  void turn()
  return {
    /** Whether everything that was ever granted has been read. */
    isWhole: () => isWhole,
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}
