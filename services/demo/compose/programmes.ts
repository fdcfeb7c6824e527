import * as z from 'zod'
import { readYaml, words } from '../read-yaml'

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
export const readProgrammes = (): Programme[] => readYaml(z.array(programme), 'compose/programmes.yaml')
