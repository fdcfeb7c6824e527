import { createLogId, currentLogId, findLogId } from '../log-id'
import { currentSpanId, type Place, placeIn } from './span'

/**
 * How the name of a webhook's delivery begins: with the id of the request that published and, where that is traced, its span. So
 * an editor's click is followed into the publisher, although nobody waits for it.
 */
export const beginDelivery = (): string =>
  [currentLogId(), currentSpanId()].map((id) => (id === undefined ? '' : `${id}-`)).join('')

/** What a delivery goes on with; what was published without one has an id of its own. */
export function readDelivery(delivery: string | null): { logId: string; place: Place | undefined } {
  const [id, span] = (delivery ?? '').split('-').map(findLogId)
  return {
    logId: id ?? createLogId(),
    place: id === undefined || span === undefined ? undefined : placeIn(id, span),
  }
}
