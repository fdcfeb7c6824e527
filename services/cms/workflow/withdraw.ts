import { type Endpoint } from 'payload'
import { isLocale, locales } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { type ContentCollection } from '../log/facts'
import { findAskedItem } from './asked-item'
import { withinTransaction } from './in-transaction'
import { withdrawLanguage } from './languages/withdraw-language'
import { Refusal } from './refusal'
import { findVersions } from './versions/edition-states'
import { showsIn } from './versions/live-change'

/** Takes one language off the site, and nothing else with it. */
export const withdraw: Endpoint = {
  path: '/:id/withdraw',
  method: 'post',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'publish')) throw new Refusal('Only an editor can withdraw a text.')
    const { id, collection } = findAskedItem(req)
    const locale = req.locale ?? ''
    if (!isLocale(locale)) throw new Refusal('Say which language to withdraw, such as "locale=en".')
    const { live } = await findVersions(req, collection.config.slug, id)
    const { name } = locales[locale]
    if (!showsIn(collection.config as ContentCollection, live, locale))
      throw new Refusal(`Readers have nothing of it in ${name}.`)
    await withinTransaction(req, () => withdrawLanguage(req, { collection: collection.config.slug, id, locale }))
    return Response.json({ message: `It is withdrawn in ${name}.` })
  },
}
