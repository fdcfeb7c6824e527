import { type Place } from '../place/installation'
import { type Answer } from './cms'
import { addColleague, type CmsClient, signIn } from './cms-client'

export type Content = { add: (collection: string, body: Record<string, unknown>, query?: object) => Promise<number> }

/** Adds items that must be accepted. */
export function contentOf({ ask }: CmsClient): Content {
  return {
    add: async (collection, body, query = {}) => {
      const answer = await ask('POST', collection, { body: { _status: 'published', ...body }, query: { ...query } })
      if (answer.status !== 201) throw new Error(`${collection} refused: ${JSON.stringify(answer.body)}`)
      return (answer.body.doc as { id: number }).id
    },
  }
}

export type Guidance = { service: number; region: number; id: number }
type Named = { name: string; key: string }
type Wanted = { words: string; service?: Named; region?: Named; lawyer?: string }

const disclosure: Named = { name: 'Share disclosure', key: 'share-disclosure' }
const nordics: Named = { name: 'Nordics', key: 'nordics' }

/** A navigator service with guidance for its subscribers alone, approved by a second lawyer as it must be. */
export async function addGuidance(
  place: Place,
  admin: CmsClient,
  { words, service: ofService = disclosure, region: ofRegion = nordics, lawyer: email = 'lawyer@example.com' }: Wanted,
): Promise<Guidance> {
  await addColleague(admin, email, ['admin'])
  const lawyer = await signIn(place, email)
  const { add } = contentOf(admin)
  const region = await add('nav-regions', ofRegion)
  const service = await add('nav-services', { ...ofService, permissionKey: ofService.key, regions: [region] })
  const body = [{ blockType: 'pull-quote', quote: words }]
  const guidance = { title: 'Thresholds', teaser: 'What counts.', navService: service, region, body }
  const id = await add('nav-contents', { ...guidance, _status: 'draft' }, { draft: true })
  const { status, body: answer } = await publishApproved({ writer: admin, lawyer }, `nav-contents/${id}`)
  if (status !== 200) throw new Error(`The guidance was not published: ${JSON.stringify(answer)}`)
  return { service, region, id }
}

/** The way of a text that a second lawyer answers for: sent to review, approved, published. */
export async function publishApproved(
  { writer, lawyer }: Record<'writer' | 'lawyer', CmsClient>,
  path: string,
  { note, ...query }: { locale?: string; publishSpecificLocale?: string; note?: string } = {},
): Promise<Answer> {
  const { locale = 'en' } = query
  await writer.ask('PATCH', path, { body: { review: { state: 'in-review' } }, query: { locale, draft: true } })
  await lawyer.ask('PATCH', path, { body: { review: { state: 'approved', note } }, query: { locale, draft: true } })
  return writer.ask('PATCH', path, { body: { live: true, _status: 'published' }, query })
}
