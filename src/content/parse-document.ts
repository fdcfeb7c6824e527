import * as z from 'zod'
import { type Locale, locales } from '../config/locales'
import { match } from '../routes/match'
import { contentTypes, type ContentDocument, type ContentName } from './all-types'
import { ContentProblem, type FieldProblem, type Named, toProblems } from './content-problem'
import { audiences } from './content-type'
import { say } from './faults'
import { moment } from './moment'
import { nameHeadings } from './name-headings'
import { itemId } from './ref'
import { tellIssue } from './tell-issue'
import { typesetDocument } from './typeset-document'

const row = z.object({
  type: z.enum(Object.keys(contentTypes) as [ContentName, ...ContentName[]]),
  id: itemId,
  locale: z.enum(Object.keys(locales) as [Locale, ...Locale[]]),
  revision: z.int().positive(),
  audience: z.enum(audiences),
  at: moment,
  document: z.unknown(),
})

/** A row of the log that publishes, as the feed gives it; throws a ContentProblem at one that cannot be shown. */
export function parseDocument(given: unknown): ContentDocument {
  const item = nameOf(given)
  const { document, at, ...edition } = parseWith(row, given, item)
  const fields = parseWith(contentTypes[edition.type].schema, toFields(document, item), item)
  const problem = findPathProblem(fields, edition.locale)
  if (problem) throw new ContentProblem(item, [problem])
  // Headings are named by what was typed, so that links to them outlast a change of these rules.
  nameHeadings(fields)
  // The compiler cannot know that the schema was the one of this type.
  return { ...edition, changedAt: at, ...typesetDocument(edition.locale, fields) } as ContentDocument
}

function parseWith<Schema extends z.ZodType>(schema: Schema, value: unknown, item: Named): z.output<Schema> {
  const result = schema.safeParse(value, { error: tellIssue, reportInput: true })
  if (result.success) return result.data
  throw new ContentProblem(item, toProblems(result.error))
}

/** What can be said of a row that may be anything. */
function nameOf(given: unknown): Named {
  const { type, id, locale } = (typeof given === 'object' && given !== null ? given : {}) as Partial<Named>
  return { type: String(type), id: typeof id === 'number' ? id : String(id), locale: String(locale) }
}

/** The feed gives documents as JSON. */
function toFields(document: unknown, item: Named): unknown {
  if (typeof document !== 'string') return document
  try {
    return JSON.parse(document)
  } catch {
    throw new ContentProblem(item, [{ field: '', ...say('not-json') }])
  }
}

/** The CMS and the site may for a moment not have the same routes. */
function findPathProblem(fields: object, locale: Locale): FieldProblem | undefined {
  if (!('path' in fields) || typeof fields.path !== 'string') return undefined
  if (match(fields.path)?.locale === locale) return undefined
  return { field: 'path', ...say('no-page', fields.path) }
}
