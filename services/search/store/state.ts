import { isDeepStrictEqual } from 'node:util'
import { type OrderPlan, readOrderPlan, type Settings } from '../engine/settings'
import { applyFilters, readFilters } from '../query/select-hits'
import { applyChange, build, createIndex, type IndexState, touch } from './index-state'
import { type ApiKey, type Entry, type Operation, type Scope } from './operation'

/** Settings that an index never takes from another. */
const ownSettings = ['replicas', 'primary']

/** Everything that the service knows, as of the newest operation. Nothing outside changes it. */
export class State {
  indexes = new Map<string, IndexState>()
  keys = new Map<string, ApiKey>()
  seq = 0
  #builds = 0

  apply({ seq, at, operation }: Entry): void {
    this.#perform(operation, at)
    this.seq = seq
  }

  #perform(operation: Operation, at: string): void {
    switch (operation.kind) {
      case 'records':
        for (const change of operation.changes) {
          if (change.action === 'delete') this.#remove(change.index)
          else applyChange(this.#ensure(change.index, at), change)
        }
        break
      case 'deleteBy':
        this.#deleteBy(operation)
        break
      case 'settings':
        this.#changeSettings(operation, at)
        break
      case 'synonyms':
      case 'rules':
        for (const index of this.#targets(operation, at)) {
          const kept = index[operation.kind] as Map<string, unknown>
          if (operation.replace) kept.clear()
          for (const member of operation.members) kept.set(member.objectID, member)
        }
        break
      case 'forget':
        this.indexes.get(operation.index)?.[operation.what].delete(operation.objectID)
        break
      case 'copy':
      case 'move':
        this.#copy(operation, at)
        break
      case 'key':
        if (operation.key) this.keys.set(operation.value, operation.key)
        else this.keys.delete(operation.value)
    }
    for (const name of indexesOf(operation)) {
      const index = this.indexes.get(name)
      if (index) touch(index, at)
    }
  }

  #ensure(name: string, at: string): IndexState {
    const index = this.indexes.get(name) ?? createIndex(at)
    this.indexes.set(name, index)
    return index
  }

  #remove(name: string): void {
    for (const [other, { primary }] of this.indexes) if (primary === name) this.indexes.delete(other)
    this.indexes.delete(name)
  }

  /** The index, and with `forward` those that sort its records differently. */
  #targets({ index, forward }: { index: string; forward: boolean }, at: string): IndexState[] {
    const others = forward ? [...this.indexes.values()].filter(({ primary }) => primary === index) : []
    for (const other of others) touch(other, at)
    return [this.#ensure(index, at), ...others]
  }

  #changeSettings(operation: Operation & { kind: 'settings' }, at: string): void {
    for (const target of this.#targets(operation, at)) {
      const isOwn = target.primary === undefined
      const taken = Object.entries(operation.settings).filter(([name]) => isOwn || !ownSettings.includes(name))
      const merged = Object.entries({ ...target.settings, ...Object.fromEntries(taken) })
      const settings = Object.fromEntries(merged.filter(([, value]) => value !== null))
      // Every build of the site sends its settings again.
      if (isDeepStrictEqual(settings, target.settings)) continue
      target.settings = settings
      target.built = undefined
      const primary = target.primary === undefined ? undefined : this.indexes.get(target.primary)
      if (primary) primary.built = undefined
    }
    if (operation.settings['replicas'] !== undefined) this.#alignReplicas(operation.index, at)
  }

  #alignReplicas(name: string, at: string): void {
    const wanted = replicasOf(this.indexes.get(name))
    for (const [other, index] of this.indexes) {
      if (index.primary === name && !wanted.includes(other)) this.indexes.delete(other)
    }
    for (const replica of wanted) {
      const index = this.#ensure(replica, at)
      index.primary = name
      index.records.clear()
    }
  }

  #copy({ kind, from, to, scope }: Operation & { kind: 'copy' | 'move' }, at: string): void {
    const source = this.indexes.get(from)
    if (!source || from === to) return
    const before = this.indexes.get(to)
    const target = this.#ensure(to, at)
    const takes = (part: Scope) => kind === 'move' || scope === undefined || scope.includes(part)
    if (kind === 'move' || scope === undefined) target.records = new Map(source.records)
    if (takes('settings')) target.settings = { ...withoutOwn(source.settings), ...ownOf(before?.settings ?? {}) }
    if (takes('synonyms')) target.synonyms = new Map(source.synonyms)
    if (takes('rules')) target.rules = new Map(source.rules)
    target.built = undefined
    if (kind === 'move') this.#remove(from)
  }

  #deleteBy({ index: name, parameters }: Operation & { kind: 'deleteBy' }): void {
    const index = this.indexes.get(name)
    if (!index) return
    const { segment } = index.built ?? this.#build(name, index)
    const all = Uint32Array.from(segment.ids.keys())
    for (const doc of applyFilters(segment, all, readFilters([parameters])))
      index.records.delete(segment.ids[doc] ?? '')
    index.built = undefined
  }

  /** One that only sorts another's records differently takes over what it does not say itself. */
  settingsOf({ primary, settings }: IndexState): Settings {
    const owner = primary === undefined ? undefined : this.indexes.get(primary)
    return owner ? { ...withoutOwn(owner.settings), ...settings } : settings
  }

  /** Makes everything searchable as it is now. */
  buildAll(): void {
    for (const [name, index] of this.indexes) {
      if (index.primary === undefined && !index.built) this.#build(name, index)
    }
  }

  #build(name: string, index: IndexState) {
    const replicas = [...this.indexes].filter(([, { primary }]) => primary === name)
    const orders = Object.fromEntries(
      [[name, index] as const, ...replicas].map(([eachName, each]): [string, OrderPlan] => [
        eachName,
        readOrderPlan(this.settingsOf(each)),
      ]),
    )
    for (const [, replica] of replicas) touch(replica, replica.updatedAt)
    touch(index, index.updatedAt)
    return build(index, `${this.seq}-${Date.now()}-${this.#builds++}`, orders)
  }
}

/** "virtual(by_date)" names the same replica. */
const replicasOf = (index: IndexState | undefined): string[] => {
  const names = index?.settings['replicas']
  return Array.isArray(names) ? names.map((name) => String(name).replace(/^virtual\((.*)\)$/, '$1')) : []
}

const withoutOwn = (settings: IndexState['settings']) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !ownSettings.includes(name)))
const ownOf = (settings: IndexState['settings']) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => ownSettings.includes(name)))

function indexesOf(operation: Operation): string[] {
  switch (operation.kind) {
    case 'records':
      return [...new Set(operation.changes.map(({ index }) => index))]
    case 'copy':
    case 'move':
      return [operation.to]
    case 'key':
      return []
    case 'deleteBy':
    case 'settings':
    case 'synonyms':
    case 'rules':
    case 'forget':
      return [operation.index]
  }
}
