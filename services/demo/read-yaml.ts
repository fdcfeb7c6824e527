import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { parseYaml } from './parse-yaml'

export const words = z.string().trim().min(1)

/** The same in every language of the main site: the fields of an object. */
export const inMainLanguages = { en: words, 'fr-fr': words, 'zh-cn': words }

/** A file of the demonstration, such as `firm/people.yaml`, as its schema wants it. */
export const readYaml = <Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> =>
  parseYaml(schema, { file, source: readFileSync(join(__dirname, file), 'utf8') })
