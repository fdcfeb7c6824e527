import * as z from 'zod'

/** A node of Contentful's rich text, as far as it is read. */
export type RichNode = {
  nodeType: string
  value?: string | undefined
  marks?: { type: string }[] | undefined
  data?: { uri?: string | undefined; target?: { sys: { id: string } } | undefined } | undefined
  content?: RichNode[] | undefined
}

const node: z.ZodType<RichNode> = z.lazy(() =>
  z.object({
    nodeType: z.string(),
    value: z.string().optional(),
    marks: z.array(z.object({ type: z.string() })).optional(),
    data: z
      .object({ uri: z.string().optional(), target: z.object({ sys: z.object({ id: z.string() }) }).optional() })
      .optional(),
    content: z.array(node).optional(),
  }),
)

export const asset = z.object({
  sys: z.object({ id: z.string() }),
  url: z.string(),
  title: z.string().nullish(),
  description: z.string().nullish(),
  contentType: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  size: z.number().nullish(),
})
export type Asset = z.output<typeof asset>

/** The text with the pictures that stand in it. */
export const richField = z.object({
  json: node,
  links: z.object({ assets: z.object({ block: z.array(asset.nullable()) }) }).optional(),
})
export type RichField = z.output<typeof richField>
