import * as z from 'zod'

/** What an installation cannot make again. Private files of people lie beside the media of the site. */
export const parts = ['database', 'keys', 'media', 'files', 'releases'] as const
export type Part = (typeof parts)[number]

/** What is lost where a part is left out, in words for the person who restores. */
export const lossOf: Readonly<Record<Part, string>> = {
  database: 'content, accounts, enquiries, the publication log: nothing can be restored without the database',
  keys: 'keys of the services: everybody signs in again, second factors are set up again, preview links end',
  media: 'pictures and documents: pages show gaps until they are uploaded again',
  files: 'private files of people, such as their photographs',
  releases: 'earlier releases and receipts: the site is built from the publication log at the first start',
}

const format = 1

/** In clear text, because it says how to read the rest. */
export const header = z.object({
  format: z.literal(
    format,
    `this backup has another format than ${format}: use the version of the platform that made it`,
  ),
  product: z.string(),
  madeAt: z.string(),
  /** What a passphrase is mixed with; without it nothing is encrypted. */
  salt: z.string().optional(),
})

const file = z.object({ name: z.string(), bytes: z.number(), digest: z.string() })
const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.number(), file })

export const manifest = z.object({
  parts: z.array(z.enum(parts)),
  /** The names of what the database has been migrated by, which today's program must know. */
  migrations: z.object({ platform: z.array(z.string()), cms: z.array(z.string()) }),
  schema: z.object({ before: z.array(z.string()), after: z.array(z.string()) }),
  tables: z.array(table),
  files: z.array(file),
  release: z.number().nullable(),
})

export type Header = z.output<typeof header>
export type Manifest = z.output<typeof manifest>
export type BackupFile = z.output<typeof file>
export type TableFile = z.output<typeof table>

export const newHeader = (product: string, salt: string | undefined): Header => ({
  format,
  product,
  madeAt: new Date().toISOString(),
  ...(salt === undefined ? {} : { salt }),
})
