import * as z from 'zod'
import { readYaml, words } from '../read-yaml'

const story = z.object({ title: words, summary: words, text: z.array(words).min(2) }).strict()

const schema = z.array(
  z.object({ key: words, person: words, en: story, 'fr-fr': story.optional(), 'zh-cn': story.optional() }).strict(),
)

export type OwnNews = z.output<typeof schema>

/** What the firm says of itself, the newest first, from `own-news.yaml`. */
export const readOwnNews = (): OwnNews => readYaml(schema, 'compose/own-news.yaml')
