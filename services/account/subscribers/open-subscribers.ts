import { can } from '../../../src/access/can'
import { type Permissions } from '../../../src/access/permissions'
import { type Ask } from '../../../src/build/read-log'
import { subscribersPrefixOf } from '../../../src/content/search-record'
import { openIndexes } from '../../indexing/indexes'
import { Outbox } from '../../indexing/outbox'
import { type SearchService } from '../../search-target'
import { openDoorCheck } from './ensure-closed'
import { SubscribersIndex } from './keep-index'
import { makeKey, type SubscriberKey } from './make-key'

export type Subscribers = {
  /** Undefined for whoever may read nothing; refuses as long as it cannot be known what there is. */
  keyFor: (permissions: Permissions, now: Date) => SubscriberKey | undefined
  stop: () => void
}

/** The indexes of what only subscribers may read, and the keys to them. Without a key to make those of, there are none. */
export function openSubscribers(service: SearchService, ask: Ask, report: (line: string) => void): Subscribers {
  const { subscribersKey, appId } = service
  if (subscribersKey === undefined) return { keyFor: () => undefined, stop: () => undefined }
  const prefix = subscribersPrefixOf(service.prefix)
  const target = { ...service, prefix }
  const end = new AbortController()
  const outbox = new Outbox(openIndexes(target), end.signal)
  const index = new SubscribersIndex({ ask, outbox, ensureClosed: openDoorCheck(target), report })
  void index.run()
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
