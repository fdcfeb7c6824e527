import * as z from 'zod'

const entries = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? [])
export const grantText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const grant = z.object({
  sub: grantText,
  email: grantText,
  from: grantText,
  to: grantText,
  organisation: z.number().nullish(),
  productPermissions: entries,
  collaborationPermissions: entries,
  compliancePermissions: entries,
})

export type Grant = z.output<typeof grant>

/** Records by one key of theirs, so that nobody's question looks at everybody's. */
function openIndex<Key>(keyOf: (one: Grant) => Key | undefined) {
  const known = new Map<Key, Map<number, Grant>>()
  const remove = (key: Key | undefined, id: number) => {
    if (key === undefined) return
    const group = known.get(key)
    group?.delete(id)
    if (group?.size === 0) known.delete(key)
  }
  return {
    move: (id: number, before: Grant | undefined, after: Grant | undefined) => {
      if (before) remove(keyOf(before), id)
      const key = after && keyOf(after)
      if (key === undefined) return
      const group = known.get(key) ?? new Map<number, Grant>()
      known.set(key, group.set(id, after as Grant))
    },
    of: (key: Key): [number, Grant][] => [...(known.get(key) ?? [])],
    some: (isSo: (one: Grant) => boolean): boolean => {
      for (const group of known.values()) for (const one of group.values()) if (isSo(one)) return true
      return false
    },
  }
}

/** What the CMS granted, found by whose it is. What cannot be read grants nothing. */
export function openGrantTable() {
  const grants = new Map<number, Grant>()
  const bySubject = openIndex(({ sub }) => sub || undefined)
  // A grant that names a subject is that subject's alone, whatever address stands beside it.
  const byAddress = openIndex(({ sub, email }) => (sub === '' && email !== '' ? email.toLowerCase() : undefined))
  const byClient = openIndex(({ organisation }) => organisation ?? undefined)
  return {
    hear: (id: number, record: unknown) => {
      const found = grant.safeParse(record).data
      for (const index of [bySubject, byAddress, byClient]) index.move(id, grants.get(id), found)
      if (found === undefined) grants.delete(id)
      else grants.set(id, found)
    },
    all: () => [...grants],
    ofSubject: bySubject.of,
    ofAddress: (email: string) => byAddress.of(email.toLowerCase()),
    /** Whether an address must be known at all: the provider is asked for it. */
    someByAddress: byAddress.some,
    ofClient: byClient.of,
  }
}
