import * as z from 'zod'

// A source of a policy becomes part of a header: nothing in it may end its directive, or the header.
const source = z.string().regex(/^[^\s;,]+$/)

/** What a page may load beyond the site's own files, by directive of its content security policy. */
export const sources = z.partialRecord(
  z.enum(['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src', 'worker-src', 'trusted-types']),
  z.array(source),
)

// As with sources: nothing in a value may end its header.
const headers = z.record(z.string().regex(/^[a-z-]+$/), z.string().regex(/^[\x20-\x7e]+$/))

/** What a release says of a page beside its content. */
export const pageFacts = z.strictObject({
  status: z.int().min(200).max(599).optional(),
  sources: sources.optional(),
  headers: headers.optional(),
})

const file = z.object({
  kind: z.literal('file'),
  /** SHA-256 of the content. */
  blob: z.string(),
  type: z.string(),
  size: z.number(),
  /** Whether the content is stored compressed as well. */
  isCoded: z.boolean().optional(),
  ...pageFacts.shape,
  /** The release that no longer has it. Pages that are open still ask for it. */
  left: z.object({ release: z.number(), at: z.number() }).optional(),
})
const redirect = z.object({ kind: z.literal('redirect'), to: z.string(), status: z.number() })
const gone = z.object({ kind: z.literal('gone') })

const entry = z.discriminatedUnion('kind', [file, redirect, gone])

/** What holds for a release as a whole. */
export const site = z.object({
  sources,
  /** By the beginning of the addresses that are drawn in the browser: the page that draws them. */
  shells: z.array(z.tuple([z.string(), z.string()])),
})

/** What a release was made of. */
export const origin = z.object({
  /** The code. */
  bundle: z.string(),
  /** The newest row of the publication log that it knows. */
  seq: z.number(),
  /** By edition that is held back, the row that readers see in its place; 0 for none. */
  held: z.record(z.string(), z.number()).optional(),
})

/** One release, as the difference to the one before it. */
export const record = z.object({
  number: z.number(),
  at: z.number(),
  /** The number of the release that this one brought back. */
  restores: z.number().optional(),
  /** Set where it says everything, and needs none before it. */
  isWhole: z.boolean().optional(),
  /** Where it was made, for a trace that is to show when readers got it. */
  traceparent: z.string().optional(),
  origin: origin.optional(),
  site: site.optional(),
  put: z.record(z.string(), entry),
  removed: z.array(z.string()),
})

export type Sources = z.output<typeof sources>
export type PageFacts = z.output<typeof pageFacts>
export type FileEntry = z.output<typeof file>
export type Entry = z.output<typeof entry>
export type Origin = z.output<typeof origin>
export type Site = z.output<typeof site>
export type ReleaseRecord = z.output<typeof record>
