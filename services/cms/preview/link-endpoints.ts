import { type Endpoint, type PayloadRequest } from 'payload'
import { isLocale, localesIn } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { environment } from '../environment'
import { type ContentCollection } from '../log/facts'
import { findAskedItem } from '../workflow/asked-item'
import { Refusal } from '../workflow/refusal'
import { revokeLinks } from './generations'
import { type Draft, endOfLinks } from './links'
import { makeLink } from './open-link'

/** A link to send to a colleague or a client, and the day from which it opens nothing. */
export type PreviewLink = { url: string; until: string }

function findAskedDraft(req: PayloadRequest): Draft {
  const { id, collection } = findAskedItem(req)
  const { address, set } = (collection.config as ContentCollection).custom.content
  const locale = req.locale ?? ''
  const isShown = address === 'path' && environment.hasPublisher()
  if (!isShown || !isLocale(locale) || !localesIn(set).includes(locale))
    throw new Refusal('This has no page to preview.')
  return { collection: collection.config.slug, id, locale }
}

const tellLink = async (req: PayloadRequest, draft: Draft): Promise<Response> => {
  const link: PreviewLink = { url: await makeLink(req.payload, draft), until: endOfLinks() }
  return Response.json(link)
}

export const previewLink: Endpoint = {
  path: '/:id/preview-link',
  method: 'get',
  handler: (req) => {
    if (!mayDo(rolesOf(req.user), 'read')) throw new Refusal('Sign in to share a draft.')
    return tellLink(req, findAskedDraft(req))
  },
}

/** Whatever was sent before opens nothing any more; the answer is a new link. */
export const revokePreviewLinks: Endpoint = {
  path: '/:id/preview-link/revoke',
  method: 'post',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'draft')) throw new Refusal('Only who writes drafts can revoke their links.')
    const draft = findAskedDraft(req)
    await revokeLinks(req.payload, draft)
    return tellLink(req, draft)
  },
}
