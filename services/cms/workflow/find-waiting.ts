import { type Payload } from 'payload'
import { localesIn } from '../../../src/config/locales'
import { type Review } from '../fields/review'
import { contentCollections } from '../log/facts'
import { inLocale } from '../log/live-editions'

export type Waiting = { collection: string; id: number; locale: string; title: string }

type Draft = { id: number; review?: Record<string, Review | null> } & Record<string, unknown>

const shownOfEach = 20

/** The texts, language by language, that were sent for review and not yet approved. */
export async function findWaiting(payload: Payload): Promise<Waiting[]> {
  const reviewed = contentCollections(payload).filter(({ custom }) => custom.content.needsApproval)
  const found = await Promise.all(
    reviewed.map(async ({ slug, custom }) => {
      const { docs } = await payload.find({
        collection: slug,
        where: { 'review.state': { equals: 'in-review' } },
        draft: true,
        locale: 'all',
        limit: shownOfEach,
        sort: '-updatedAt',
        depth: 0,
      })
      return (docs as unknown as Draft[]).flatMap((doc) =>
        localesIn(custom.content.set)
          .filter((locale) => doc.review?.[locale]?.state === 'in-review')
          .map((locale): Waiting => {
            const title = inLocale(doc[custom.content.titleName], locale)
            return {
              collection: slug,
              id: doc.id,
              locale,
              title: typeof title === 'string' ? title : `Number ${doc.id}`,
            }
          }),
      )
    }),
  )
  return found.flat()
}
