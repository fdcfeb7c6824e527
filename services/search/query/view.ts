import { type Synonym, type Thesaurus } from '../engine/query/synonyms'
import { type Segment } from '../engine/segments/segment'
import { type Settings } from '../engine/settings'

/** An index as a search meets it: nothing of it changes while it is being read. */
export type View = {
  name: string
  segment: Segment
  /** The index's own, and for one that only sorts differently, what it takes over from the other. */
  settings: Settings
  synonyms: ReadonlyMap<string, Synonym>
  rules: ReadonlyMap<string, unknown>
  thesaurus: Thesaurus
  primary: string | undefined
  createdAt: string
  updatedAt: string
}
