import { type ReleaseRecord } from './record'

/** What a release did, in a few words for the person who chooses one. */
export function tellChanges({ put, removed, isWhole, restores }: ReleaseRecord): string {
  const changes = isWhole ? 'the oldest that is kept' : `${Object.keys(put).length} written, ${removed.length} removed`
  return restores === undefined ? changes : `${changes}, brought back from ${restores}`
}
