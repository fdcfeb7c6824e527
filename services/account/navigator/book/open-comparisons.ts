import { defaultLocale } from '../../../../src/config/locales'
import { findDifferences, type Piece } from '../../../shared/differences/find-differences'
import { type Compare } from '../history'

const mostKept = 2000

/** Differences, each found once: two wordings never change. */
export function openComparisons(): { compare: Compare } {
  const known = new Map<string, readonly Piece[]>()
  return {
    compare: (before, after, part) => {
      const lang = (after ?? before)?.locale ?? defaultLocale
      const key = [before?.digest ?? '', after?.digest ?? '', before?.locale ?? '', lang, part.name].join(' ')
      const found = known.get(key) ?? findDifferences(part.before, part.after, lang)
      // The one that was asked for longest ago is forgotten first.
      known.delete(key)
      known.set(key, found)
      const [oldest] = known.keys()
      if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
      return found
    },
  }
}
