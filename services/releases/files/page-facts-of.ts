import { isDeepStrictEqual } from 'node:util'
import { type FileEntry, type PageFacts } from '../record'

/** What an entry says of its page beside the content. */
export const pageFactsOf = ({ status, sources, headers }: FileEntry): PageFacts => ({
  ...(status === undefined ? {} : { status }),
  ...(sources === undefined ? {} : { sources }),
  ...(headers === undefined ? {} : { headers }),
})

export const hasFacts = (entry: FileEntry, facts: PageFacts): boolean => isDeepStrictEqual(pageFactsOf(entry), facts)
