import { type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { localesIn } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { findOpen } from '../log/transaction'
import { toRow } from '../preview/endpoint'
import { findDraft } from '../preview/find-draft'
import { Refusal } from '../workflow/refusal'
import { testNewsletter } from './count-newsletter'
import { OfficeProblem } from './office-problem'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One press beside a letter of a newsletter: the editor who presses gets it, as it is saved, in one language. */
export const newsletterTestEndpoint: Endpoint = {
  path: '/newsletter-desk/:id/test',
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (!user || !mayDo(rolesOf(user), 'publish')) throw new Refusal('Only an editor can send a test letter.')
    const { locale, key } = ((await req.json?.().catch(() => null)) ?? {}) as { locale?: unknown; key?: unknown }
    const chosen = localesIn('main').find((one) => one === locale)
    if (!chosen || typeof key !== 'string' || !uuid.test(key)) throw new OfficeProblem('Choose a language.', 400)
    const row = await findRow(req, Number(req.routeParams?.id), chosen)
    if (!row) throw new OfficeProblem('There is no text in this language yet. Write it and save.', 404)
    return Response.json(await testNewsletter({ colleague: Number(user.id), to: String(user.email), key, row }))
  },
}

/** What the log would have of it if it were published now. */
async function findRow(req: PayloadRequest, id: number, locale: ReturnType<typeof localesIn>[number]) {
  await initTransaction(req)
  try {
    const open = await findOpen(req)
    const found = open && (await findDraft(open, { collection: 'newsletter-issues', id, locale }))
    return found && toRow(found)
  } finally {
    await killTransaction(req) // nothing was written
  }
}
