import * as z from 'zod'

/**
 * The rows of the log that tell which pictures and files readers may have. They are no content: no page is made of one, and
 * documents name their files by address alone.
 */
export const mediumType = 'medium'

const mediaUrl = z.string().regex(/^\/media\/[a-z0-9.-]+$/, 'must be an address of the media folder')

const mediumFile = z.object({
  url: mediaUrl,
  /** SHA-256 of the content. A file never changes under its address. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  size: z.int().nonnegative(),
  mimeType: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
})

/** One upload: its copies while a public document shows it, or the addresses at which nothing may be found any more. */
export const medium = z.object({
  files: z.array(mediumFile).default([]),
  gone: z.array(mediaUrl).default([]),
})

export type Medium = z.output<typeof medium>
export type MediumFile = Medium['files'][number]
