import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const rotateAtBytes = 5_000_000
const shownLines = 20

/** A service's own log, kept over restarts, with one older file behind it. */
export function openLog(dataDir: string, name: string): { path: string; fd: number; close: () => void } {
  const folder = join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.log`)
  if (sizeOf(path) > rotateAtBytes) renameSync(path, `${path}.1`)
  const fd = openSync(path, 'a')
  return { path, fd, close: () => closeSync(fd) }
}

export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** What a run wrote to its log, from the size that the log had when the run began. */
export function wordsSince(path: string, size: number): string {
  return readFileSync(path).subarray(size).toString('utf8').trim().split('\n').slice(-shownLines).join('\n')
}
