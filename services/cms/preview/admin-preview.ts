import { type CollectionConfig, type Payload } from 'payload'
import { isLocale, localesIn } from '../../../src/config/locales'
import { environment } from '../environment'
import { type ContentFacts } from '../log/facts'
import { makeLink } from './open-link'

const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1100 },
  { name: 'desk', label: 'Desk', width: 1440, height: 900 },
]

type Shown = Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'>
type Asked = { payload: Payload; locale: string }

/** The page beside the form that it is made of; and a button whose address an editor can send to a colleague or a client. */
export function previewsOf(slug: string, { address, set }: ContentFacts): Shown {
  if (address !== 'path' || !environment.hasPublisher()) return {}
  const known: readonly string[] = localesIn(set)
  const toUrl = async (id: unknown, { payload, locale }: Asked): Promise<string | null> =>
    typeof id === 'number' && isLocale(locale) && known.includes(locale)
      ? makeLink(payload, { collection: slug, id, locale })
      : null
  return {
    preview: ({ id }, { locale, req: { payload } }) => toUrl(id, { payload, locale }),
    livePreview: {
      url: ({ data, locale, req: { payload } }) => toUrl(data.id, { payload, locale: locale.code }),
      breakpoints,
    },
  }
}
