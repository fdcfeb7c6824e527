import { type PayloadRequest } from 'payload'
import { type Locale } from '../../../src/config/locales'

type Edition = { collection: string; id: number; locale: Locale }

/** Takes one language off the site. What is live in it is written back as it is, so that no pending draft goes out with it. */
export async function withdrawLanguage(req: PayloadRequest, { collection, id, locale }: Edition): Promise<void> {
  const reading = { collection, id, locale, fallbackLocale: false, depth: 0, req } as const
  const live = await req.payload.findByID({ ...reading, showHiddenFields: true })
  await publishAgain(req, { collection, id, locale }, { ...live, live: false })
}

/** Publishes what once was published in one language, with the review that it had. */
export async function publishAgain(
  req: PayloadRequest,
  { collection, id, locale }: Edition,
  document: object,
): Promise<void> {
  const content = Object.entries(document).filter(([name]) => !['id', 'createdAt', 'updatedAt'].includes(name))
  const data = { ...Object.fromEntries(content), _status: 'published' }
  const writing = { collection, id, locale, fallbackLocale: false, depth: 0, req } as const
  req.context.isRestoringVersion = true
  await req.payload.update({ ...writing, data, publishSpecificLocale: locale, overrideAccess: false })
}
