import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseYaml } from '../parse-yaml'

const words = z.string().trim().min(1)
const told = z.object({ topic: words.optional(), subject: words, focus: words, content: words }).strict()

const programme = z
  .object({
    topic: words,
    speakers: z.tuple([words], words).optional(),
    en: told,
    'fr-fr': told.optional(),
    'zh-cn': told.optional(),
  })
  .strict()

export type Programme = z.output<typeof programme>

/** What the firm's events are about, from `programmes.yaml`. */
export function readProgrammes(): Programme[] {
  const file = 'compose/programmes.yaml'
  return parseYaml(z.array(programme), { file, source: readFileSync(join(__dirname, 'programmes.yaml'), 'utf8') })
}
