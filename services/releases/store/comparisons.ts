import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { unlessMissing, writeDurably } from './durable-file'

const mostNamed = 50

/** What became of the last comparison of what readers see with a build from nothing. */
export const comparison = z.object({
  at: z.string(),
  release: z.number(),
  /** Up to which row of the publication log it was built. */
  seq: z.number(),
  /** Why nothing was compared; the differences are those of the comparison before. */
  suspended: z.string().optional(),
  compared: z.number(),
  differences: z.number(),
  /** The first of them. */
  named: z.array(z.string()),
  /** Where both sides of each are kept. */
  folder: z.string().optional(),
})

export type Comparison = z.output<typeof comparison>

export type Comparisons = {
  last: () => Promise<Comparison | undefined>
  keep: (comparison: Comparison) => Promise<void>
}

export function openComparisons(folder: string): Comparisons {
  const path = join(folder, 'comparison.json')
  return {
    last: async () => {
      const text = await unlessMissing(readFile(path, 'utf8'))
      return text === undefined ? undefined : comparison.parse(JSON.parse(text))
    },
    keep: async (made) => {
      await mkdir(dirname(path), { recursive: true })
      await writeDurably(path, JSON.stringify({ ...made, named: made.named.slice(0, mostNamed) }))
    },
  }
}
