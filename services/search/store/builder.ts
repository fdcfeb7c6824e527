import { parentPort, workerData } from 'node:worker_threads'
import { readLog } from './operation-log'
import { createPatience } from './patience'
import { readSnapshot, writeSnapshot } from './snapshot'
import { type State } from './state'
import { type FromBuilder, type PublishedIndex, type ToBuilder } from './thread-messages'

// A push of many batches is built once or twice, not once for each; a single change is seen soon.
const buildPatience = { quietMs: 100, mostMs: 2000 }
const savePatience = { quietMs: 1000, mostMs: 20_000 }

const { folder } = workerData as { folder: string }

const send = (message: FromBuilder) => parentPort?.postMessage(message)

/** The thread that owns the state: it changes it, builds what searches read, and keeps it on disk. */
async function run(): Promise<void> {
  const state = readSnapshot(folder)
  const savedSeq = state.seq
  for await (const entry of readLog(folder)) if (entry.seq > state.seq) state.apply(entry)
  publish(state)
  const save = createPatience(savePatience, () => {
    state.buildAll()
    writeSnapshot(folder, state)
    send({ kind: 'saved', seq: state.seq })
  })
  if (state.seq > savedSeq) save()
  const publishSoon = createPatience(buildPatience, () => {
    publish(state)
    save()
  })
  parentPort?.on('message', (entry: ToBuilder) => {
    state.apply(entry)
    publishSoon()
  })
}

function publish(state: State): void {
  state.buildAll()
  const indexes = [...state.indexes].flatMap(([name, index]): PublishedIndex[] => {
    const { primary, revision, synonyms, rules, createdAt, updatedAt } = index
    const owner = primary === undefined ? index : state.indexes.get(primary)
    if (!owner?.built) return []
    const { id: segmentId, segment } = owner.built
    return [
      {
        ...{ name, revision, primary, createdAt, updatedAt, segmentId },
        block: segment.block,
        settings: state.settingsOf(index),
        synonyms: [...synonyms.values()],
        rules: [...rules.values()],
      },
    ]
  })
  send({ kind: 'published', seq: state.seq, indexes, keys: [...state.keys.values()] })
}

void run()
