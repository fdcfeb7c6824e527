import { cpSync, existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type Place } from './installation'

/** Where the logs of every installation of a run lie until the run has looked through them. */
export const keptLogs = resolve(__dirname, '../..', '.data', 'test-results', 'logs')

/** Keeps what the services of an installation wrote, before its folder goes. */
export function keepLogs({ dataDir }: Place): void {
  const logs = join(dataDir, 'logs')
  if (existsSync(logs)) cpSync(logs, join(keptLogs, basename(dataDir)), { recursive: true })
}
