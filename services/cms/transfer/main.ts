import { parseArgs } from 'node:util'
import { getPayload, type Payload } from 'payload'
import { copyOut } from '../../releases/library/copy-out'
import { messageOf } from '../../shared/log'
import { type LoadedItem } from '../load/loaded-item'
import { mediaLibrary } from '../media/store'
import config from '../payload.config'
import { type ContentLine, mediaFolderOf, readContentFile, writeContentFile } from './content-file'
import {
  findForeignLanguages,
  findImportProblems,
  findMissing,
  inOrder,
  toOwnItem,
  withoutGone,
} from './find-import-problems'
import { importItems, type Plan, planImport } from './import-items'
import { listDocuments, readDocuments } from './read-documents'
import { isTransferred } from './to-values'

const mostTold = 100
const options = {
  'dry-run': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
} as const

const say = (words: string): void => void process.stdout.write(`${words}\n`)
const openCms = async (): Promise<Payload> => getPayload({ config: await config, disableOnInit: true })

/** npm run content -- export|import|check FILE, in the process that knows how the CMS keeps its documents. */
async function transfer(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [action = '', file = ''] = positionals
  if (action === 'export') return exportTo(file)
  const isOnlyCheck = action === 'check'
  const { items, collections } = await readChecked(file)
  const payload = isOnlyCheck ? undefined : await openCms()
  tellOrThrow(await findMissing({ payload, collections }, items))
  if (!payload) {
    say(`${items.length} documents: nothing is wrong with them.`)
    return
  }
  const place = { payload, collections }
  const plan = await planImport(place, items)
  say(`${plan.added.length} new, ${plan.changed.length} different, ${plan.same} the same.`)
  if (values['dry-run'] || !values.replace) tellChanges(plan)
  if (values['dry-run']) return
  if (plan.changed.length > 0 && !values.replace) {
    throw new Error('Nothing was imported. With --replace these get what the file says.')
  }
  const rows = await importItems(place, { ...plan, added: inOrder(collections, plan.added) })
  await proveTaken(place, items)
  say(`Imported; ${rows} rows of the publication log were written.`)
}

async function exportTo(file: string): Promise<void> {
  const payload = await openCms()
  const folder = mediaFolderOf(file)
  const library = await mediaLibrary()
  const missing: string[] = []
  const listed = await listDocuments(payload)
  async function* lines(): AsyncGenerator<ContentLine> {
    for await (const line of readDocuments(payload, listed)) {
      const { copied, missing: lost } = await copyOut(library, line.files ?? [], folder)
      missing.push(...lost)
      yield line.files === undefined ? line : { ...line, files: copied }
    }
  }
  const documents = [...listed.values()].reduce((count, { size }) => count + size, 0)
  await writeContentFile(file, lines(), documents)
  say(`${documents} documents are in ${file}.`)
  for (const name of missing.slice(0, mostTold)) say(`Warning: ${name} is not in the media library.`)
}

async function readChecked(file: string) {
  const [model, read] = await Promise.all([config, readContentFile(file)])
  const known = model.collections.filter(isTransferred)
  const collections = new Map(known.map((collection) => [collection.slug, collection]))
  for (const [code, count] of findForeignLanguages(read.items))
    say(`Left out: ${count} documents in ${code}, which is no language of this firm.`)
  const items = read.items.map((item): LoadedItem => toOwnItem(collections, item))
  tellOrThrow([...read.problems, ...findImportProblems(collections, items)])
  return { items: items.map((item) => withoutGone(collections, item)), collections }
}

function tellOrThrow(problems: readonly string[]): void {
  if (problems.length === 0) return
  const rest = problems.length > mostTold ? [`… and ${problems.length - mostTold} more`] : []
  throw new Error([...problems.slice(0, mostTold), ...rest].join('\n'))
}

function tellChanges({ changed }: Plan): void {
  for (const { collection, id } of changed.slice(0, mostTold)) say(`different: ${collection}/${id}`)
}

/** What was written is read again: a field that stores something else than it was given would otherwise be found by readers. */
async function proveTaken(place: Parameters<typeof planImport>[0], items: readonly LoadedItem[]): Promise<void> {
  const { added, changed } = await planImport(place, items)
  const names = [...added, ...changed].map(({ collection, id }) => `${collection}/${id}`)
  if (names.length === 0) return
  const told = names.slice(0, mostTold).join(', ')
  say(`Warning: of ${names.length} documents something else is stored than the file says: ${told}`)
}

transfer().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exit(1)
  },
)
