import { type ItemType, places } from '../../../src/routes/item-places'

/** The collection of a type has the type's name and an s, but for these. */
const otherNames = {
  person: 'people',
  'news-item': 'news',
  'training-series': 'training-series',
  vacancy: 'vacancies',
  'country-benefits': 'benefits',
} as const satisfies Partial<Record<ItemType, string>>

type Other = keyof typeof otherNames
type CollectionOf<Type extends ItemType> = Type extends Other ? (typeof otherNames)[Type] : `${Type}s`

const hasOtherName = (type: ItemType): type is Other => type in otherNames

/** Every collection whose items have an address, so that a text can link to them. Payload refuses to start where one is missing. */
export const linkable: readonly CollectionOf<ItemType>[] = (Object.keys(places) as ItemType[]).map((type) =>
  hasOtherName(type) ? otherNames[type] : (`${type}s` as const),
)
