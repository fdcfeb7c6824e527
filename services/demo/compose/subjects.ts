import * as z from 'zod'
import { inMainLanguages, readYaml, words } from '../read-yaml'
import { parties } from './matters'

const texts = z.array(words).min(1)

const schema = z
  .object({
    roles: z.record(z.enum(parties), z.object(inMainLanguages).strict()),
    sectors: z.record(words, texts),
    families: z.array(
      z.object({ key: words, from: z.iso.date(), topics: texts, sectors: z.array(words).default([]) }).strict(),
    ),
    courses: z.object(inMainLanguages).strict(),
    levels: z
      .array(
        z
          .object({
            level: z.enum(['associate', 'counsel']),
            ...inMainLanguages,
            pay: z.record(words, z.object(inMainLanguages)),
          })
          .strict(),
      )
      .min(1),
    names: z.array(
      z
        .object({
          offices: texts,
          female: texts,
          male: texts,
          family: texts,
          isFamilyFirst: z.boolean().default(false),
          written: z.record(words, words).default({}),
        })
        .strict(),
    ),
  })
  .strict()

export type Subjects = z.output<typeof schema>

/** What composed items are about, from `subjects.yaml`. */
export const readSubjects = (): Subjects => readYaml(schema, 'compose/subjects.yaml')
