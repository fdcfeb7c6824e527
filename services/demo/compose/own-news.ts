import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseYaml } from '../parse-yaml'

const words = z.string().trim().min(1)
const story = z.object({ title: words, summary: words, text: z.array(words).min(2) }).strict()

const schema = z.array(
  z.object({ key: words, person: words, en: story, 'fr-fr': story.optional(), 'zh-cn': story.optional() }).strict(),
)

export type OwnNews = z.output<typeof schema>

/** What the firm says of itself, the newest first, from `own-news.yaml`. */
export function readOwnNews(): OwnNews {
  const file = 'compose/own-news.yaml'
  return parseYaml(schema, { file, source: readFileSync(join(__dirname, 'own-news.yaml'), 'utf8') })
}
