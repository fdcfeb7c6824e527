import { parseArgs } from 'node:util'
import { getPayload, type SanitizedConfig } from 'payload'
import { messageOf } from '../../shared/log'
import { type ContentCollection } from '../log/facts'
import config from '../payload.config'
import { findItemProblems } from './find-item-problems'
import { loadContent } from './load-content'
import { type LoadedItem, readItems } from './loaded-item'

const mostTold = 100
// A statement that fails repeats everything that it was to write.
const mostShown = 20_000

/** Takes items, one a line, and loads them; `--check` only says what an editor would have been refused. */
async function load(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  // The tables are made while the items are still being planned.
  const opened = config.then((model) => (values.check ? undefined : getPayload({ config: model, disableOnInit: true })))
  const [model, items, payload] = await Promise.all([config, readItems(process.stdin), opened])
  const problems = findProblems(model, items)
  if (problems.length > 0) throw new Error(problems.slice(0, mostTold).join('\n'))
  if (payload) await loadContent({ payload, items, tell: (words) => process.stdout.write(`${words}\n`) })
}

function findProblems({ collections }: SanitizedConfig, items: LoadedItem[]): string[] {
  const contents = new Map(collections.map((collection) => [collection.slug, collection]))
  return items.flatMap((item) => {
    const collection = contents.get(item.collection)
    if (!collection) return [`There is no collection ${item.collection}`]
    return 'content' in collection.custom ? findItemProblems(collection as ContentCollection, item) : []
  })
}

load().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${messageOf(error).slice(0, mostShown)}\n`)
    process.exit(1)
  },
)
