import { type Segment } from '../engine/segment'
import { type Settings } from '../engine/settings'
import { type Synonym, type Thesaurus } from '../engine/synonyms'

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
