import { type CollectionConfig } from 'payload'
import { keepDeleted } from './editions/keep-deleted'
import { createNotes } from './notes'

type Hooks = Required<
  Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange' | 'beforeDelete' | 'afterDelete'>
>

/** What is published of these, or what shows them, may have changed. */
export const touchedContent = createNotes('the publication log')
const touch = touchedContent.add

/** For collections whose items, or whose traces in others, are published. */
export function touchHooks(slug: string): Hooks {
  return {
    beforeChange: [
      keepDeleted,
      async ({ data, operation, originalDoc, req }) => {
        if (operation === 'update') await touch(req, slug, (originalDoc as { id: number }).id)
        return data as object
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        await touch(req, slug, (doc as { id: number }).id)
        return doc as object
      },
    ],
    beforeDelete: [({ id, req }) => touch(req, slug, id)],
    afterDelete: [({ id, req }) => touch(req, slug, id)],
  }
}
