import { type CollectionConfig } from 'payload'
import { isLocale, localesIn } from '../../../src/config/locales'
import { type ContentFacts } from '../collections/content'
import { environment } from '../environment'
import { toPreviewPath } from './links'

const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1100 },
  { name: 'desk', label: 'Desk', width: 1440, height: 900 },
]

type Shown = Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'>

/** The page beside the form that it is made of; and a button whose address an editor can send to a colleague or a client. */
export function previewsOf(slug: string, { address, set }: ContentFacts): Shown {
  if (address !== 'path' || !environment.hasPublisher()) return {}
  const known: readonly string[] = localesIn(set)
  const toUrl = (id: unknown, locale: string): string | null =>
    typeof id === 'number' && isLocale(locale) && known.includes(locale)
      ? `${environment.publicUrl()}${toPreviewPath({ collection: slug, id, locale }, environment.secret())}`
      : null
  return {
    preview: ({ id }, { locale }) => toUrl(id, locale),
    livePreview: { url: ({ data, locale }) => toUrl(data.id, locale.code), breakpoints },
  }
}
