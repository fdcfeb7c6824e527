import { type Endpoint } from 'payload'
import { isLocale } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { findContent } from '../log/facts'
import { findAskedItem } from '../workflow/asked-item'
import { Refusal } from '../workflow/refusal'
import { findChangesSince } from './find-changes-since'
import { seenIn } from './refuse-stale'

/** What a form shows when its text was not saved because somebody else's was. */
export const changesSince: Endpoint = {
  path: '/:id/changes-since',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'read')) throw new Refusal('Sign in to see what has changed.')
    const { id, collection } = findAskedItem(req)
    const content = findContent(req.payload, collection.config.slug)
    const [locale, seen] = [req.locale ?? '', seenIn(req)]
    if (!content || !isLocale(locale) || seen === undefined)
      throw new Refusal('Say since when: "seen" with the moment of the save.')
    return Response.json(await findChangesSince(req, { collection: content, id, locale, seen }))
  },
}
