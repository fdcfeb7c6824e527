import { type Answer } from './cms'
import { addColleague, type CmsClient, signIn } from './cms-client'
import { type Place } from './installation'

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

/** A navigator service with guidance for its subscribers alone, approved by a second lawyer as it must be. */
export async function addGuidance(place: Place, admin: CmsClient, words: string): Promise<Guidance> {
  await addColleague(admin, 'lawyer@example.com', ['admin'])
  const lawyer = await signIn(place, 'lawyer@example.com')
  const { add } = contentOf(admin)
  const region = await add('nav-regions', { name: 'Nordics', key: 'nordics' })
  const service = await add('nav-services', {
    name: 'Share disclosure',
    key: 'share-disclosure',
    permissionKey: 'share-disclosure',
    regions: [region],
  })
  const body = [{ blockType: 'pull-quote', quote: words }]
  const guidance = { title: 'Thresholds', teaser: 'What counts.', navService: service, region, body }
  const id = await add('nav-contents', { ...guidance, _status: 'draft' }, { draft: true })
  const { status, body: answer } = await publishApproved({ writer: admin, lawyer }, id)
  if (status !== 200) throw new Error(`The guidance was not published: ${JSON.stringify(answer)}`)
  return { service, region, id }
}

/** The way of a text that a second lawyer answers for: sent to review, approved, published. */
export async function publishApproved(
  { writer, lawyer }: Record<'writer' | 'lawyer', CmsClient>,
  id: number,
): Promise<Answer> {
  const path = `nav-contents/${id}`
  await writer.ask('PATCH', path, { body: { review: { state: 'in-review' } }, query: { draft: true } })
  await lawyer.ask('PATCH', path, { body: { review: { state: 'approved' } }, query: { draft: true } })
  return writer.ask('PATCH', path, { body: { live: true, _status: 'published' } })
}
