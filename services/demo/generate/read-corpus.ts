import { parseArgs } from 'node:util'
import * as z from 'zod'

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be from ${least} to ${most}`)

const asked = z.object({ pages: whole(300, 200_000), seed: whole(0, 2 ** 31), edits: whole(0, 100_000) })

export type AskedCorpus = z.output<typeof asked> & { dryRun: boolean }

/** What `npm run tool -- generate` is given: how many pages, from which seed, with how many edits. */
export function readCorpus(args: string[]): AskedCorpus {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '42' },
      edits: { type: 'string', default: '0' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const parsed = asked.safeParse(values)
  if (parsed.success) return { ...parsed.data, dryRun: values['dry-run'] }
  throw new Error(parsed.error.issues.map(({ path, message }) => `--${path.join('.')} ${message}`).join('; '))
}
