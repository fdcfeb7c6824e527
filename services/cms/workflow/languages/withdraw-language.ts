import { type PayloadRequest } from 'payload'
import { type Locale } from '../../../../src/config/locales'
import { findContent } from '../../log/facts'
import { digestsOf } from '../versions/digests'

type Edition = { collection: string; id: number; locale: Locale }
type Document = Record<string, unknown>

/** Takes one language off the site. What is live in it is written back as it is, so that no pending draft goes out with it. */
export async function withdrawLanguage(req: PayloadRequest, edition: Edition): Promise<void> {
  const live = await readEdition(req, edition, { draft: false })
  await publishAgain(req, edition, { ...live, live: false })
}

/** Publishes what once was published in one language, with the review that it had. A pending draft of it stays the draft. */
export async function publishAgain(req: PayloadRequest, edition: Edition, document: Document): Promise<void> {
  const pending = await findPending(req, edition)
  const writing = { ...edition, fallbackLocale: false, depth: 0, req, overrideAccess: false } as const
  req.context.isRestoringVersion = true
  await req.payload.update({
    ...writing,
    data: { ...toContent(document), _status: 'published' },
    publishSpecificLocale: edition.locale,
  })
  if (!pending) return
  const data = { ...toContent(pending), live: document.live, _status: 'draft' }
  await req.payload.update({ ...writing, data, draft: true })
}

export const readEdition = (req: PayloadRequest, edition: Edition, { draft }: { draft: boolean }): Promise<Document> =>
  req.payload.findByID({ ...edition, draft, fallbackLocale: false, depth: 0, showHiddenFields: true, req })

/** What is written in one language and not published, if anything. */
async function findPending(req: PayloadRequest, edition: Edition): Promise<Document | undefined> {
  const fields = findContent(req.payload, edition.collection)?.flattenedFields ?? []
  const live = await readEdition(req, edition, { draft: false })
  const newest = await readEdition(req, edition, { draft: true })
  const [shown, written] = [live, newest].map((one) => JSON.stringify([digestsOf(fields, one), one.slug ?? null]))
  return shown === written ? undefined : newest
}

const toContent = (document: Document): Document =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !['id', 'createdAt', 'updatedAt'].includes(name)))
