import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Synonym } from '../engine/query/synonyms'
import { openSegment, type Segment } from '../engine/segments/segment'
import { type Settings } from '../engine/settings'
import { recordsIn } from './index-state'
import { touch } from './index-state'
import { type ApiKey, type Rule } from './operation'
import { State } from './state'

type KeptIndex = {
  name: string
  settings: Settings
  synonyms: Synonym[]
  rules: Rule[]
  primary: string | null
  createdAt: string
  updatedAt: string
  /** The file of its segment; one that only sorts another's records has none. */
  segment: string | null
}

type Manifest = { seq: number; spelling?: number; keys: ApiKey[]; indexes: KeptIndex[] }

// Another number whenever words are cut or spelt otherwise than before: what was built by the old rules is built again.
const spelling = 2

const manifestIn = (folder: string) => join(folder, 'manifest.json')
const segmentIn = (folder: string, id: string) => join(folder, `segment-${id}.bin`)
const isSegment = /^segment-(.*)\.bin$/

/** The state as of the manifest's `seq`; what came later is in the log. */
export function readSnapshot(folder: string): State {
  const state = new State()
  if (!existsSync(manifestIn(folder))) return state
  const manifest = JSON.parse(readFileSync(manifestIn(folder), 'utf8')) as Manifest
  state.seq = manifest.seq
  state.keys = new Map(manifest.keys.map((key) => [key.value, key]))
  for (const { name, synonyms, rules, primary, segment: id, ...facts } of manifest.indexes) {
    const segment = id === null ? undefined : readSegment(segmentIn(folder, id))
    const index = {
      ...facts,
      primary: primary ?? undefined,
      records: segment ? recordsIn(segment) : new Map<string, Uint8Array>(),
      synonyms: new Map(synonyms.map((synonym) => [synonym.objectID, synonym])),
      rules: new Map(rules.map((rule) => [rule.objectID, rule])),
      revision: 0,
      built: segment && id !== null && manifest.spelling === spelling ? { id, segment } : undefined,
    }
    touch(index, index.updatedAt)
    state.indexes.set(name, index)
  }
  return state
}

function readSegment(path: string): Segment {
  const file = readFileSync(path)
  const block = new SharedArrayBuffer(file.length)
  Buffer.from(block).set(file)
  return openSegment(block)
}

/** Segments first, then the manifest that names them, in one step: whatever happens, one of the two states is there. */
export function writeSnapshot(folder: string, state: State): void {
  mkdirSync(folder, { recursive: true })
  const kept = new Set(readdirSync(folder))
  const used = new Set<string>()
  for (const { built } of state.indexes.values()) {
    if (!built) continue
    used.add(built.id)
    if (!kept.has(`segment-${built.id}.bin`)) writeWhole(segmentIn(folder, built.id), Buffer.from(built.segment.block))
  }
  writeWhole(manifestIn(folder), Buffer.from(JSON.stringify(toManifest(state))))
  for (const name of kept) {
    const id = isSegment.exec(name)?.[1]
    if (id !== undefined && !used.has(id)) rmSync(join(folder, name))
  }
}

function toManifest({ seq, keys, indexes }: State): Manifest {
  return {
    seq,
    spelling,
    keys: [...keys.values()],
    indexes: [...indexes].map(([name, index]) => ({
      name,
      settings: index.settings,
      synonyms: [...index.synonyms.values()],
      rules: [...index.rules.values()],
      primary: index.primary ?? null,
      createdAt: index.createdAt,
      updatedAt: index.updatedAt,
      segment: index.built?.id ?? null,
    })),
  }
}

/** A file is there whole or not at all, also after a loss of power. */
function writeWhole(path: string, bytes: Buffer): void {
  const file = openSync(`${path}.new`, 'w', 0o600)
  for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written)
  fsyncSync(file)
  closeSync(file)
  renameSync(`${path}.new`, path)
  const folder = openSync(join(path, '..'), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
