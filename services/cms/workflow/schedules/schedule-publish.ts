import { type Endpoint } from 'payload'
import { isLocale } from '../../../../src/config/locales'
import { findAskedItem } from '../asked-item'
import { Refusal } from '../refusal'

type Asked = { at?: unknown; type?: unknown; /** Without it: in the language of the request. */ allLanguages?: unknown }

/** Forms know no seconds: anyone who names this very minute means now. */
const minuteMs = 60_000

/** For programs what "Schedule publish" is for editors: the same job, under the same rules. */
export const schedulePublish: Endpoint = {
  path: '/:id/schedule',
  method: 'post',
  handler: async (req) => {
    const { id, collection } = findAskedItem(req)
    const { at, type, allLanguages } = (await req.json?.()) as Asked
    const waitUntil = new Date(typeof at === 'string' ? at : '')
    if (!req.user) throw new Refusal('Sign in to schedule a publication.')
    if (Number.isNaN(waitUntil.getTime())) throw new Refusal('Say when, as "at": "2027-01-31T12:00:00Z".')
    if (waitUntil.getTime() < Date.now() - minuteMs)
      throw new Refusal('That moment has passed. Choose one that is still to come.')
    await req.payload.jobs.queue({
      task: 'schedulePublish' as never,
      input: {
        type: type === 'unpublish' ? 'unpublish' : 'publish',
        // As the admin's own form writes it.
        doc: { relationTo: collection.config.slug, value: String(id) },
        locale: isLocale(req.locale ?? '') && allLanguages !== true ? req.locale : undefined,
        user: { relationTo: 'users', value: req.user.id },
      },
      waitUntil,
    })
    return Response.json({ message: `It happens at ${waitUntil.toISOString()}.` })
  },
}
