import { firm } from '../../src/firm/firm'
import { localesOf } from '../../src/routes/address'
import { href } from '../../src/routes/href'

export type RegisteredClient = {
  id: string
  name: string
  /** The firm's own applications need nobody's consent. */
  isFirstParty: boolean
  callbacks: string[]
  logoutUrls: string[]
  webOrigins: string[]
}

/** The applications that may ask for sign-ins. Every address is matched exactly. */
export function registerClients(siteOrigin: string, siteClientId: string): RegisteredClient[] {
  const homes = localesOf('home').map((locale) => `${siteOrigin}${href('home', locale)}`)
  const site = {
    callbacks: [`${siteOrigin}${href('auth', undefined)}`],
    logoutUrls: [siteOrigin, `${siteOrigin}/`, ...homes],
    webOrigins: [siteOrigin],
  }
  return [
    { id: siteClientId, name: firm.name, isFirstParty: true, ...site },
    // A partner's application of the demonstration, so that consent can be seen.
    { id: 'partner-client', name: 'Harbour Deal Room', isFirstParty: false, ...site },
  ]
}
