import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseYaml } from '../parse-yaml'

const words = z.string().trim().min(1)
const texts = z.array(words).min(1)
const names = { en: words, 'fr-fr': words, 'zh-cn': words }
const patterns = z.object({ en: texts, 'fr-fr': texts, 'zh-cn': texts }).strict()

const schema = z
  .object({
    matters: z.array(z.object({ key: words, clients: texts, service: words, sector: words, ...names }).strict()),
    roles: z.array(z.object(names).strict()),
    titles: z
      .object({
        articles: patterns,
        events: patterns,
        trainings: patterns,
        'training-series': patterns,
        vacancies: patterns,
      })
      .strict(),
    names: z.array(
      z
        .object({
          offices: texts,
          female: texts,
          male: texts,
          family: texts,
          isFamilyFirst: z.boolean().default(false),
        })
        .strict(),
    ),
  })
  .strict()

export type Subjects = z.output<typeof schema>

/** What composed items are about, from `subjects.yaml`. */
export function readSubjects(): Subjects {
  const file = 'compose/subjects.yaml'
  return parseYaml(schema, { file, source: readFileSync(join(__dirname, 'subjects.yaml'), 'utf8') })
}
