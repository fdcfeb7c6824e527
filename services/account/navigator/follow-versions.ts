import { setTimeout as sleep } from 'node:timers/promises'
import { type Ask, readRowsAfter } from '../../../src/build/read-log'
import { takeLease } from '../../database/lease'
import { type Database } from '../../database/open-database'
import { messageOf } from '../../shared/log'
import { digestOfRow, forgetVersions, keepRows, noteWhole, readCursor } from './versions-table'

const pauseMs = 1000

type Parts = { ask: Ask; database: Database; report: (line: string) => void }

/** Reads what is new in the log into the tables; from its beginning, where they hold nothing or what another log said. */
export async function catchUp(parts: Parts): Promise<void> {
  const { ask, database, report } = parts
  const cursor = await readCursor(database)
  const isBegun = cursor !== undefined && cursor.seq > 0
  let after = cursor?.seq
  let isKnown = !isBegun
  // Once more from the row that was read last: it must still be there.
  for await (const page of readRowsAfter(ask, isBegun ? cursor.seq - 1 : 0)) {
    const [first] = page
    if (!isKnown && (!first || digestOfRow(first) !== cursor?.digest)) {
      await forgetVersions(database)
      return catchUp(parts)
    }
    const rows = isKnown ? page : page.slice(1)
    isKnown = true
    const problems = await keepRows(database, rows, after)
    for (const problem of problems) report(`Subscribers read what was there before: ${problem}`)
    after = rows.at(-1)?.seq ?? after
  }
  if (cursor?.isWhole !== true) await noteWhole(database)
}

type Turn = Parts & { databaseUrl: string }

/** Of as many services as there are, one reads the log into the tables; when its connection is lost, another does. */
export function followVersions({ databaseUrl, ...parts }: Turn): { stop: () => void } {
  const end = new AbortController()
  void writeInTurn(parts, databaseUrl, end.signal)
  return { stop: () => end.abort() }
}

async function writeInTurn(parts: Parts, databaseUrl: string, calledOff: AbortSignal): Promise<void> {
  let problem: string | undefined
  while (!calledOff.aborted) {
    const lost = new AbortController()
    await takeLease(databaseUrl, { lock: 'navigator-versions', calledOff, lost: () => lost.abort() })
    const over = AbortSignal.any([lost.signal, calledOff])
    while (!over.aborted) {
      problem = await catchUp(parts).then(
        () => undefined,
        (error: unknown) => sayOnce(messageOf(error), problem, parts.report),
      )
      await sleep(pauseMs, undefined, { signal: over }).catch(() => undefined)
    }
  }
}

/** Once for as long as it lasts: what is known stays as it is. */
function sayOnce(words: string, before: string | undefined, report: Parts['report']): string {
  if (words !== before) report(`Versions of the navigator stay as they are: ${words}`)
  return words
}
