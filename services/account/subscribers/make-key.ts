import { algoliasearch } from 'algoliasearch'
import { indexNameOf } from '../../../src/content/search-record'
import { localesOf } from '../../../src/routes/address'

/** A key that searches what somebody was granted, for a while. */
export type SubscriberKey = { key: string; validUntil: number }

/** Node's build of the client signs; its types are those of the browser's, which does not. */
type Signer = {
  generateSecuredApiKey: (wanted: {
    parentApiKey: string
    restrictions: { filters: string; restrictIndices: string[]; validUntil: number }
  }) => string
}

type Wanted = { appId: string; subscribersKey: string; prefix: string; permissions: readonly string[]; now: Date }

// Short, since what was granted may be taken away; a page asks for another when it needs one.
const lifeSeconds = 300

export function makeKey({ appId, subscribersKey, prefix, permissions, now }: Wanted): SubscriberKey | undefined {
  // Without a filter it would open everything.
  if (permissions.length === 0) return undefined
  const validUntil = Math.floor(now.getTime() / 1000) + lifeSeconds
  const signer = algoliasearch(appId, subscribersKey) as unknown as Signer
  const key = signer.generateSecuredApiKey({
    parentApiKey: subscribersKey,
    restrictions: {
      filters: permissions.map((name) => `permission:"${name.replace(/["\\]/g, '\\$&')}"`).join(' OR '),
      restrictIndices: localesOf('navigator').map((locale) => indexNameOf(prefix, locale)),
      validUntil,
    },
  })
  return { key, validUntil }
}
