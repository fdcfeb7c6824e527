import * as z from 'zod/mini'

/** What can be kept, by its type in the log; and below which heading it stands. */
export const savedTypes = {
  person: 'people',
  article: 'insights',
  event: 'events',
  training: 'training',
  'training-series': 'training',
  'nav-jurisdiction': 'jurisdictions',
} as const
export type SavedType = keyof typeof savedTypes

export const savedGroups = ['people', 'jurisdictions', 'insights', 'events', 'training'] as const
export type SavedGroup = (typeof savedGroups)[number]

export const isSavedType = (type: string): type is SavedType => Object.hasOwn(savedTypes, type)

/** How an item is named where it can be kept: by its type and number. */
export const toSavedName = ({ type, item }: { type: string; item: number }): string => `${type}-${item}`

export function parseSavedName(name: string): { type: SavedType; item: number } | undefined {
  const [, type = '', item = ''] = /^([a-z-]+)-([1-9]\d{0,8})$/.exec(name) ?? []
  return isSavedType(type) ? { type, item: Number(item) } : undefined
}

export const favouriteLimits = { note: 500, most: 500, undoDays: 30 }

const note = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
  ),
  z.string().check(z.maxLength(favouriteLimits.note)),
)

/** A note as it is kept; undefined where it is too long. */
export const parseFavouriteNote = (given: string): string | undefined => note.safeParse(given).data
