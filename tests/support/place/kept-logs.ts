import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import * as z from 'zod'

type Folder = { dataDir: string }

/** Where the logs of every installation of a run lie until the run has looked through them. */
export const keptLogs = resolve(__dirname, '../../..', '.data', 'test-results', 'logs')

const secretsFile = 'secrets.json'

/** Keeps what the services of an installation wrote, and which secrets they knew, before its folder goes. */
export function keepLogs({ dataDir }: Folder): void {
  const logs = join(dataDir, 'logs')
  const secrets = join(dataDir, secretsFile)
  const kept = join(keptLogs, basename(dataDir))
  if (existsSync(logs)) cpSync(logs, kept, { recursive: true })
  if (existsSync(logs) && existsSync(secrets)) cpSync(secrets, join(kept, secretsFile))
}

let worlds = 0

/** The same for what a service reported that ran inside a test's own process, as its lines would stand in a log. */
export function keepLines(service: string, lines: readonly string[]): void {
  const folder = join(keptLogs, `world-${process.pid}-${++worlds}`)
  mkdirSync(folder, { recursive: true })
  const time = new Date().toISOString()
  writeFileSync(
    join(folder, `${service}.log`),
    lines.map((line) => `${time} info  ${service} ${line.replaceAll('\n', '\n  ')}\n`).join(''),
  )
}

/** The secrets of the installation that one of the kept logs belongs to. */
export function readKeptSecrets(folder: string): string[] {
  const file = join(folder, secretsFile)
  if (!existsSync(file)) return []
  return Object.values(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))))
}

/** Puts what a service that a test runs by itself wrote beside the logs of the installation. */
export function writeLog({ dataDir }: Folder, service: string, words: Buffer | string): void {
  const folder = join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${service}.log`), words)
}
