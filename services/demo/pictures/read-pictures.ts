import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { readYaml } from '../read-yaml'

const words = z.string().trim().min(1).max(250)
/** What a picture may be of. */
const drawings = [
  ...(['arches', 'colonnade', 'engraving', 'fins', 'pleats', 'quill'] as const),
  ...(['relief', 'sheets', 'spiral', 'stair', 'water', 'window'] as const),
]

const pictureSchema = z
  .object({
    key: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    drawing: z.enum(drawings),
    light: z.enum(['high', 'dusk', 'low']),
    alt: z.object({ en: words, 'fr-fr': words, 'zh-cn': words, 'nl-nl': words, 'de-de': words }).strict(),
    /** Items, as `collection/key`. */
    shownBy: z.array(z.string().regex(/^[a-z-]+\/[a-z0-9-]+$/)),
  })
  .strict()

const fileSchema = z.object({ name: z.string(), width: z.int(), height: z.int(), bytes: z.int() })

/** What was made of it: the picture, and its copies by the names that the CMS has for them. */
const madeSchema = z.object({
  token: z.string().regex(/^[0-9a-f]{32}$/),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Of the same drawing, much smaller: tells whether what is kept is what would be drawn. */
  sample: z.string(),
  file: fileSchema,
  copies: z.record(z.string(), fileSchema),
})

export type Picture = z.output<typeof pictureSchema>
export type Made = z.output<typeof madeSchema>

export const madeFolder = join(__dirname, 'made')

export const readPictures = (): Picture[] => readYaml(z.array(pictureSchema), 'pictures/pictures.yaml')

export const readMade = (): Record<string, Made> =>
  z.record(z.string(), madeSchema).parse(JSON.parse(readFileSync(join(madeFolder, 'made.json'), 'utf8')))
