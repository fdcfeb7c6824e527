import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { editionKey } from '../../src/plan/store/log-row'
import { type Examined } from './examined'
import { type AnyRow, anyRow } from './source'

const kept = z.array(anyRow)

/** The rows that an earlier examination has seen, however the source was stopped since: each must be as it was, and in its place. */
export function checkRestart({ log }: Examined, file: string): string[] {
  const before = existsSync(file) ? kept.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  writeFileSync(file, JSON.stringify(log))
  const now = new Map(log.map((row) => [row.seq, row]))
  const newest = new Map(log.map((row) => [editionKey(row), row.seq]))
  // A source may forget a row that a later one of the same edition has made worthless.
  const isSuperseded = (row: AnyRow) => (newest.get(editionKey(row)) ?? 0) > row.seq
  const problems = before
    .filter((row) => now.has(row.seq) || !isSuperseded(row))
    .map((row) => compare(row, now.get(row.seq)))
    .filter((problem) => problem !== undefined)
  const known = new Set(before.map(({ seq }) => seq))
  const last = before.at(-1)?.seq ?? 0
  const slipped = log.filter(({ seq }) => seq < last && !known.has(seq))
  return [...problems, ...slipped.map(({ seq }) => `row ${seq} has come after row ${last} was read`)]
}

function compare(before: AnyRow, now: AnyRow | undefined): string | undefined {
  if (!now) return `row ${before.seq} was there before, and is gone`
  return isDeepStrictEqual(before, now) ? undefined : `row ${before.seq} was otherwise before`
}
