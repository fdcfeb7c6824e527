import config from '@payload-config'
import { getPayload } from 'payload'
import { environment } from '../../../environment'
import { answerFile, notFound } from '../../../media/answer-file'
import { findFileName } from '../../../media/find-file-name'
import { isShownToSubscribers } from '../../../media/is-shown-to-subscribers'
import { isInPreview } from '../../../preview/show-picture'
import { hasKey } from '../../../request/has-key'

type Args = { params: Promise<{ name: string }> }

/**
 * What everybody may see is in the release: a publisher brings it there with its key. Here are the files of drafts, for those who
 * are signed in to the CMS and for who was sent a draft that shows them, and those of what subscribers read.
 */
export async function GET(request: Request, { params }: Args): Promise<Response> {
  const { name } = await params
  const file = findFileName(name)
  if (!file) return notFound()
  const payload = await getPayload({ config })
  const isPublic = await isShownToSubscribers(payload, file.token)
  if (
    !isPublic &&
    !hasKey(request.headers, environment.siteKey()) &&
    !(await payload.auth({ headers: request.headers })).user
  ) {
    const link = new URL(request.url).searchParams.get('preview')
    if (link === null || !(await isInPreview(payload, link, file.token))) return notFound()
  }
  const isKnown = request.headers.get('if-none-match') === `"${file.token}"`
  if (isKnown) return new Response(null, { status: 304, headers: { etag: `"${file.token}"` } })
  return answerFile({ ...file, name, isPublic })
}
