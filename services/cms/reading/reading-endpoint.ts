import { type Endpoint, type PayloadRequest } from 'payload'
import { isLocale, type Locale, locales } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { environment } from '../environment'
import { project } from '../log/editions/project'
import { type Stored } from '../log/editions/stored'
import { type ContentCollection, findContent } from '../log/facts'
import { unitsOf } from '../translation/words'
import { findAskedItem } from '../workflow/asked-item'
import { Refusal } from '../workflow/refusal'
import { findVersions } from '../workflow/versions/edition-states'
import { titleOf } from '../workflow/versions/live-change'
import { countWords, findHeadingProblems, findLinkProblems, type ReadingAids } from './reading-aids'

export type Card = { title: string; description: string; host: string; picture: number | null }
export type ReadingTold = ReadingAids & { missingAlt: string[]; card: Card }

/** What a writer looks at before sending a text on; of what is saved. */
export const readingAids: Endpoint = {
  path: '/:id/reading',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'read')) throw new Refusal('Sign in to see this.')
    const { id, collection } = findAskedItem(req)
    const content = findContent(req.payload, collection.config.slug)
    const locale = req.locale ?? ''
    if (!content || !isLocale(locale)) throw new Refusal('Say in which language, such as "locale=en".')
    const { newest } = await findVersions(req, content.slug, id)
    if (!newest) throw new Refusal('There is no such item.')
    return Response.json(await tellReading(req, { content, newest, locale }))
  },
}

type Edition = { content: ContentCollection; newest: Stored; locale: Locale }

async function tellReading(req: PayloadRequest, { content, newest, locale }: Edition): Promise<ReadingTold> {
  const { document, references } = project(content.flattenedFields, newest, { locale, nameOf: ({ id }) => id })
  const pictures = references.filter(({ collection }) => collection === 'media').map(({ id }) => id)
  const seo = (document.seo ?? {}) as { title?: string; description?: string; image?: number }
  const summary = typeof document.summary === 'string' ? document.summary : ''
  return {
    ...countWords(unitsOf(content.flattenedFields, newest, locale), locales[locale].htmlLang),
    headings: findHeadingProblems(document.body),
    links: findLinkProblems(document),
    missingAlt: await findWithoutAlt(req, pictures, locale),
    card: {
      title: seo.title ? seo.title : titleOf(content, newest, locale),
      description: seo.description ? seo.description : summary,
      host: new URL(environment.publicUrl()).host,
      picture: seo.image ?? (document.cover as number | null | undefined) ?? null,
    },
  }
}

async function findWithoutAlt(req: PayloadRequest, pictures: readonly number[], locale: Locale): Promise<string[]> {
  if (pictures.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(pictures)] }, mimeType: { contains: 'image' } },
    locale,
    limit: 0,
    pagination: false,
    depth: 0,
    req,
  })
  const files = docs as unknown as { filename?: string; alt?: string | null }[]
  return files.filter(({ alt }) => !alt).map(({ filename }) => filename ?? '')
}
