import { type SearchFacet, type SearchGroup } from '../../content/search-record'
import { type Section } from './sections'

/** What a record says, before it is cut to size. */
export type Described = {
  group: SearchGroup
  title: string
  names?: string[]
  nameParts?: string[]
  summary?: string | undefined
  sections: Section[]
  slug?: string
  position?: string | undefined
  day?: string
  closes?: string
  /** What somebody must be granted to find it. */
  permission?: string
  facets: { [Facet in SearchFacet]?: (string | undefined)[] }
}
