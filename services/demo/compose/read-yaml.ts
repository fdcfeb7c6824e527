import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseYaml } from '../parse-yaml'

export const words = z.string().trim().min(1)

/** A file of this folder as its schema wants it. */
export const readYaml = <Schema extends z.ZodType>(schema: Schema, name: string): z.output<Schema> =>
  parseYaml(schema, { file: `compose/${name}`, source: readFileSync(join(__dirname, name), 'utf8') })
