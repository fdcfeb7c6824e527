import { can } from '../../../src/access/can'
import { type Permissions } from '../../../src/access/permissions'
import { subscribersPrefixOf } from '../../../src/content/search-record'
import { type Ask } from '../../../src/plan/store/read-log'
import { inTurn } from '../../database/lease'
import { Outbox } from '../../indexing/outbox'
import { type SearchService } from '../../shared/search-target'
import { SubscribersIndex } from './keep-index'
import { makeKey, type SubscriberKey } from './make-key'
import { findOpenIndexes, openIndexes } from './open-indexes'

export type Subscribers = {
  /** Undefined for the person who may read nothing; refuses as long as it cannot be known what there is. */
  keyFor: (permissions: Permissions, now: Date) => SubscriberKey | undefined
  stop: () => void
}

type Parts = { service: SearchService; ask: Ask; databaseUrl: string; report: (line: string) => void }

/** The indexes of what only subscribers may read, and the keys to them. Without a key to make those of, there are none. */
export function openSubscribers({ service, ask, databaseUrl, report }: Parts): Subscribers {
  const { subscribersKey, appId } = service
  if (subscribersKey === undefined) return { keyFor: () => undefined, stop: () => undefined }
  const prefix = subscribersPrefixOf(service.prefix)
  const target = { ...service, prefix }
  const index = new SubscribersIndex({ ask, findOpenIndexes: () => findOpenIndexes(target), report })
  const end = new AbortController()
  void index.run()
  // Of as many services as there are, one writes.
  void inTurn(databaseUrl, { lock: 'subscribers-index', calledOff: end.signal }, async (over) => {
    index.writeTo(new Outbox(openIndexes(target), over))
    if (!over.aborted) await new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }))
    index.writeTo(undefined)
  })
  return {
    keyFor: (permissions, now) => {
      const known = index.permissions()
      if (known === undefined) throw new Error('what subscribers may read is not known yet')
      const granted = known.filter((service) => can({ permissions }, 'read', { kind: 'navigator', service }).allow)
      return makeKey({ appId, subscribersKey, prefix, permissions: granted, now })
    },
    stop: () => {
      index.stop()
      end.abort()
    },
  }
}
