import { mkdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { compiledFile } from '../../shared/compiled/programs'
import { toThesaurus } from '../engine/query/synonyms'
import { openSegment, type Segment } from '../engine/segments/segment'
import { type View } from '../query/view'
import { warmUp } from '../query/warm-up'
import { type ApiKey, type Operation } from './operation'
import { OperationLog } from './operation-log'
import { type FromBuilder, type PublishedIndex } from './thread-messages'

/** What the service holds. Searches read `views`; everything else is an operation, which becomes visible a little later. */
export type Store = {
  views: () => ReadonlyMap<string, View>
  keys: () => ReadonlyMap<string, ApiKey>
  /** Resolves with the task's number as soon as the operation cannot be lost any more. */
  submit: (operation: Operation) => Promise<number>
  isPublished: (task: number) => boolean
  close: () => Promise<void>
}

// What is built lives for one build: a small nursery keeps the process small, and costs next to nothing.
const youngMb = 8

// Nobody is answered before a start is over, or before the first records have come.
const beforeReaders = { queries: 8, mostMs: 1000 }

export async function openStore(folder: string, onFailure: (error: Error) => void): Promise<Store> {
  mkdirSync(folder, { recursive: true })
  const builder = new Worker(compiledFile('services/search/store/builder'), {
    workerData: { folder },
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
  })
  const published = new Published()
  const failed = new Promise<never>((_, reject) => builder.once('error', reject))
  const first = new Promise<void>((ready) => {
    builder.on('message', (message: FromBuilder) => {
      if (message.kind === 'saved') log.forget(message.seq).catch(onFailure)
      else {
        published.replace(message)
        ready()
      }
    })
  })
  await Promise.race([first, failed])
  failed.catch(onFailure)
  const log = new OperationLog(folder, published.seq + 1)

  return {
    views: () => published.views,
    keys: () => published.keys,
    submit: async (operation) => {
      const entry = await log.append(operation)
      builder.postMessage(entry)
      return entry.seq
    },
    isPublished: (task) => task <= published.seq,
    close: async () => {
      await log.close()
      await builder.terminate()
    },
  }
}

type Known = { view: View; revision: number; segmentId: string }

/** What can be seen, as of the newest operation that is built. */
class Published {
  views = new Map<string, View>()
  keys = new Map<string, ApiKey>()
  seq = 0
  #known = new Map<string, Known>()

  replace({ seq, indexes, keys }: FromBuilder & { kind: 'published' }): void {
    // An index and those that only sort it differently read their words once.
    const segments = new Map([...this.#known.values()].map(({ segmentId, view }) => [segmentId, view.segment]))
    this.#known = new Map(indexes.map((index) => [index.name, this.#toKnown(index, segments)]))
    const views = new Map([...this.#known].map(([name, { view }]) => [name, view]))
    if (this.views.size === 0) warmUp(views.values(), beforeReaders)
    this.views = views
    this.keys = new Map(keys.map((key) => [key.value, key]))
    this.seq = seq
  }

  /** A view that is already known stays the same object: what was remembered about it stays true. */
  #toKnown(index: PublishedIndex, segments: Map<string, Segment>): Known {
    const { revision, segmentId, block, synonyms, rules, ...facts } = index
    const before = this.#known.get(facts.name)
    if (before?.revision === revision) return before
    const segment = segments.get(segmentId) ?? openSegment(block)
    segments.set(segmentId, segment)
    const view: View = {
      ...facts,
      segment,
      synonyms: new Map(synonyms.map((synonym) => [synonym.objectID, synonym])),
      rules: new Map(rules.map((rule) => [rule.objectID, rule])),
      thesaurus: toThesaurus(synonyms),
    }
    return { view, revision, segmentId }
  }
}
