import { createHash } from 'node:crypto'

/** Stands for a whole corpus: the same on every machine, or something has changed. */
export function digestOf(values: readonly unknown[]): string {
  const hash = createHash('sha256')
  for (const value of values) hash.update(JSON.stringify(value)).update('\n')
  return hash.digest('hex')
}
