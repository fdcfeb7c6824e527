import { planFiles } from '../../../src/plan/plan-files'
import { planSite } from '../../../src/plan/plan-site'
import { Content } from '../../../src/plan/store/content'
import { editionKey, type LogRow } from '../../../src/plan/store/log-row'

type Options = { now: string; origin: string }

/** What an edit may change and what it does change, among the pages that were there before it. */
export type Reach = { expected: Set<string>; changed: Set<string> }

const planBoth = (content: Content, options: Options) => {
  const plan = planSite(content, options)
  const { files } = planFiles(content, options)
  const said = new Map([...plan.pages].map(([path, { context }]) => [path, JSON.stringify(context)]))
  for (const { path, text } of files.values()) said.set(path, text)
  return { readers: [...plan.pages.values(), ...files.values()], said }
}

/** Publishes a row again with other words, and compares what was read with what a whole new plan says. */
export function openReach(rows: readonly LogRow[], options: Options): (edited: LogRow) => Reach {
  const content = new Content(rows)
  const before = planBoth(content, options)
  content.once.renew(options)
  return (edited) => {
    const keys = [...content.apply([edited]), ...content.once.renew(options)]
    const { said } = planBoth(content, options)
    // Back to what it was: reading every row again takes longer than the plan.
    content.apply(rows.filter((row) => editionKey(row) === editionKey(edited)))
    content.once.renew(options)
    const read = before.readers.filter(({ readings }) => keys.some((key) => readings.keys.has(key)))
    const paths = new Set([...before.said.keys(), ...said.keys()])
    return {
      expected: new Set(read.map(({ path }) => path)),
      changed: new Set([...paths].filter((path) => before.said.get(path) !== said.get(path))),
    }
  }
}

/** The newest edition of a type in English, with other words in one field. */
export function editOf(
  rows: readonly LogRow[],
  type: string,
  change: (document: Record<string, unknown>) => object,
): LogRow {
  const row = rows.find((one) => one.type === type && one.locale === 'en')
  if (!row) throw new Error(`Nothing of the type ${type} is published in English`)
  const document = JSON.parse(row.document ?? '{}') as Record<string, unknown>
  const at = new Date(Date.parse(row.at) + 1000).toISOString()
  return {
    ...row,
    seq: row.seq + 1_000_000,
    revision: row.revision + 1,
    at,
    document: JSON.stringify({ ...document, ...change(document) }),
  }
}

/** What editors change most. */
export const commonEdits: Readonly<Record<string, (document: Record<string, unknown>) => object>> = {
  article: () => ({ title: 'Another title of this article' }),
  person: () => ({ name: 'Another Name', familyName: 'Name', givenName: 'Another' }),
  office: () => ({ phones: ['+44 20 7946 0999'] }),
  service: () => ({ title: 'Another service' }),
  menu: ({ entries }) => ({
    entries: (entries as { label: string }[]).map((entry) => ({ ...entry, label: `${entry.label} now` })),
  }),
}
