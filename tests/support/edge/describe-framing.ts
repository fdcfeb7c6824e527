import { portOf, type ServiceName } from '../../../src/config/addresses'
import { type Place } from '../place/installation'
import { expectRefusal, misframed, tooMany } from './misframed-requests'
import { exchangeRaw } from './raw-connection'

/** A way in that leads past the edge must not read a request otherwise than the edge does. */
export function describeFraming(where: () => Place, services: readonly ServiceName[]): void {
  describe.each(services)('the server of %s', (service) => {
    const headers = [...tooMany, ...misframed.filter(([name]) => !name.startsWith('a chunk'))]

    it.each(headers)('refuses what could be read as two requests: %s (C-1)', async (_, text, status) => {
      expectRefusal(await exchangeRaw(portOf(service, where().portBase), text, 3000), status)
    })
  })
}
