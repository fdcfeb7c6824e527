import { orNothing, type SearchClient } from './open-search'

/** An index of one record: up to which row of the log the others were brought. */
export const stateNameOf = (prefix: string): string => `${prefix}_state`

export const cursorRecord = (seq: number): Record<string, unknown> => ({ objectID: 'cursor', seq })

/** 0 where nothing was ever pushed. */
export async function readCursor(client: SearchClient, prefix: string): Promise<number> {
  const record = await orNothing(client.getObject({ indexName: stateNameOf(prefix), objectID: 'cursor' }))
  return Number(record?.['seq'] ?? 0)
}

export async function saveCursor(client: SearchClient, prefix: string, seq: number): Promise<void> {
  const indexName = stateNameOf(prefix)
  const { taskID } = await client.saveObject({ indexName, body: cursorRecord(seq) })
  await client.waitForTask({ indexName, taskID })
}
