import { editionKey } from '../../src/plan/store/log-row'
import { type AnyRow, readAll, readHead, type Source } from './source'

/** What is read of a source once, for all checks. */
export type Examined = {
  source: Source
  /** The newest row, as it was said before anything else was read. */
  head: number
  /** Every row of the site's key. */
  log: AnyRow[]
  /** The snapshot, as it was when the log's last row was read or later. */
  editions: AnyRow[]
}

const pageSize = 500

export async function readSource(source: Source): Promise<Examined> {
  const { siteKey } = source
  const [head, editions] = [
    await readHead(source, siteKey),
    await readAll(source, siteKey, { name: 'editions', from: '', first: pageSize }),
  ]
  const log = await readAll(source, siteKey, { name: 'publications', from: 0, first: pageSize })
  return { source, head, log, editions }
}

/** What a reader holds after these rows. */
export function replay(rows: readonly AnyRow[]): Map<string, AnyRow> {
  const live = new Map<string, AnyRow>()
  for (const row of rows) {
    if (row.operation === 'publish') live.set(editionKey(row), row)
    else live.delete(editionKey(row))
  }
  return live
}
