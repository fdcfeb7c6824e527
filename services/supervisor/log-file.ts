import { closeSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const rotateAtBytes = 5_000_000
const shownBytes = 8000
const shownLines = 20

const pathOf = (dataDir: string, name: string): string => join(dataDir, 'logs', `${name}.log`)

/** A service's own log, kept over restarts, with one older file behind it. Opened anew for each run. */
export function openLog(dataDir: string, name: string): number {
  const path = pathOf(dataDir, name)
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  if (sizeOfLog(dataDir, name) > rotateAtBytes) renameSync(path, `${path}.1`)
  return openSync(path, 'a')
}

export const sizeOfLog = (dataDir: string, name: string): number =>
  statSync(pathOf(dataDir, name), { throwIfNoEntry: false })?.size ?? 0

/** The last of what a run wrote to its log, from the size that the log had when the run began. */
export function lastWords(dataDir: string, name: string, sizeBefore: number): string {
  const size = sizeOfLog(dataDir, name)
  const length = Math.min(size - sizeBefore, shownBytes)
  const buffer = Buffer.alloc(Math.max(length, 0))
  const fd = openSync(pathOf(dataDir, name), 'r')
  readSync(fd, buffer, 0, buffer.length, size - buffer.length)
  closeSync(fd)
  return buffer.toString('utf8').trim().split('\n').slice(-shownLines).join('\n')
}
