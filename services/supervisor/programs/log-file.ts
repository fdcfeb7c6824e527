import { closeSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const rotateAtBytes = 5_000_000
const shownBytes = 8000
const shownLines = 20

/** Where what services write goes: a file for each, or this process's own output, which is the log of a container or a unit. */
export type LogPlace = { dataDir: string; logs: 'files' | 'output' }

const pathOf = (dataDir: string, name: string): string => join(dataDir, 'logs', `${name}.log`)

/** A service's own log, kept over restarts, with one older file behind it. Opened again for each run. */
export function openLog(dataDir: string, name: string): number {
  const path = pathOf(dataDir, name)
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  if (sizeOfLog(dataDir, name) > rotateAtBytes) renameSync(path, `${path}.1`)
  return openSync(path, 'a')
}

export const sizeOfLog = (dataDir: string, name: string): number =>
  statSync(pathOf(dataDir, name), { throwIfNoEntry: false })?.size ?? 0

/** What explains a service that did not come up, from the size that its log had before. */
export function explainSilence({ dataDir, logs }: LogPlace, name: string, sizeBefore: number) {
  const isFile = logs === 'files'
  return {
    ended: isFile
      ? `${name} ended:\n${lastWords(dataDir, name, sizeBefore)}`
      : `${name} ended; its log above says why.`,
    silent: `${name} does not answer; ${isFile ? pathOf(dataDir, name) : 'its log above'} may say why.`,
  }
}

/** The last of what a run wrote to its log, from the size that the log had when the run began. */
function lastWords(dataDir: string, name: string, sizeBefore: number): string {
  const size = sizeOfLog(dataDir, name)
  const length = Math.min(size - sizeBefore, shownBytes)
  const buffer = Buffer.alloc(Math.max(length, 0))
  const fd = openSync(pathOf(dataDir, name), 'r')
  readSync(fd, buffer, 0, buffer.length, size - buffer.length)
  closeSync(fd)
  return buffer.toString('utf8').trim().split('\n').slice(-shownLines).join('\n')
}
