import { type Synonym } from '../engine/query/synonyms'
import { type Settings } from '../engine/settings'
import { type SearchParameters } from '../query/parameters'

export type Body = Record<string, unknown>

export const recordActions = [
  'addObject',
  'updateObject',
  'partialUpdateObject',
  'partialUpdateObjectNoCreate',
  'deleteObject',
  'delete',
  'clear',
] as const

export type RecordChange = { index: string; action: (typeof recordActions)[number]; body: Body & { objectID?: string } }
export type Scope = 'settings' | 'synonyms' | 'rules'
export type Rule = { objectID: string } & Body

type Named<Member> = { index: string; forward: boolean; replace: boolean; members: Member[] }

/** Something that was asked for and will be done: one line of the log, one task for all that wait. */
export type Operation =
  | { kind: 'records'; changes: RecordChange[] }
  | { kind: 'deleteBy'; index: string; parameters: SearchParameters }
  | { kind: 'settings'; index: string; forward: boolean; settings: Settings }
  | ({ kind: 'synonyms' } & Named<Synonym>)
  | ({ kind: 'rules' } & Named<Rule>)
  | { kind: 'forget'; what: 'synonyms' | 'rules'; index: string; objectID: string }
  | { kind: 'copy' | 'move'; from: string; to: string; scope: Scope[] | undefined }
  | { kind: 'key'; value: string; key: ApiKey | undefined }

export type ApiKey = {
  value: string
  createdAt: number
  acl: string[]
  indexes: string[]
  description: string
  validity: number
  maxHitsPerQuery: number
  maxQueriesPerIPPerHour: number
  referers: string[]
  queryParameters: string
}

export type Entry = { seq: number; at: string; operation: Operation }
