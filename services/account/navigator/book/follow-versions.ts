import { type Ask, readRowsAfter } from '../../../../src/plan/store/read-log'
import { type Database } from '../../../database/open-database'
import { followInTurn } from '../../following/follow-in-turn'
import { digestOfRow, forgetVersions, keepRows, noteWhole, readCursor } from './versions-table'

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

/** Keeps the tables of versions as the log has them. */
export const followVersions = ({ databaseUrl, ...parts }: Turn): { stop: () => Promise<void> } =>
  followInTurn({
    ...{ databaseUrl, lock: 'navigator-versions', report: parts.report },
    update: () => catchUp(parts),
    failed: 'Versions of the navigator stay as they are',
  })
