import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { answerAlertMe, answerOptIn, linksToConfirm } from '../../../services/account/alerts/opt-in/answer-alert-me'
import { openOptIns } from '../../../services/account/alerts/opt-in/opt-ins'
import { type Senders } from '../../../services/account/sent-forms/limit-senders'
import { openRevocations } from '../../../services/account/signed/revocations'
import { openSignedAddresses } from '../../../services/account/signed/signed-addresses'
import { type Database } from '../../../services/database/open-database'
import { respond } from '../../../services/http/respond'
import { alertMePath } from '../../../src/forms/alert-me'
import { href } from '../../../src/routes/href'
import { type World } from '../account/account-world'
import { renderDocument } from '../browser/made-pages'
import { pageAt, planOf } from '../place/site'

const site = planOf([])
const pages = new Map(
  (['en', 'fr-fr', 'zh-cn'] as const).map((locale) => {
    const path = href('alert-me', locale)
    return [path, renderDocument(pageAt(site, path))]
  }),
)

/** A service that takes what people ask for without an account, with the pages of the site. */
export async function openOptInDesk(database: Database, { items, personal }: World['sources'], senders: () => Senders) {
  const signed = openSignedAddresses(['k'.repeat(32)], openRevocations(database))
  let origin = ''
  const desk = () => ({
    optIns: openOptIns({ database, linkOf: linksToConfirm(signed, origin) }),
    ...{ sources: { items, feed: personal.feed }, signed, senders: senders(), report: () => undefined },
    pages: {
      fetchPage: (path: string) => {
        const html = pages.get(path)
        return Promise.resolve(html === undefined ? undefined : { html, policy: '' })
      },
    },
  })
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const answer = path === alertMePath ? answerAlertMe(request, desk()) : answerOptIn(request, path, desk())
    void answer.then((given) => respond(request, response, given))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, close: () => server.close() }
}
