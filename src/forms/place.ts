import * as z from 'zod/mini'

/** What the page of one registration can be told to say; each stands in it, hidden. */
export type PlacePart =
  | ('facts' | 'registered' | 'waiting' | 'position' | 'form' | 'give-back' | 'leave' | 'to-online' | 'to-in-person')
  | ('certificate' | 'recording' | 'stream')
  | ('given-back' | 'moved' | 'full' | 'too-late' | 'called-off' | 'unknown' | 'unread')

export const placeField = 'wish'

/** What its holder asks for: to have no place any more, or one of the other kind. */
export const placeWishes = ['give-back', 'online', 'in-person'] as const
export type PlaceWish = (typeof placeWishes)[number]

const wish = z.enum(placeWishes)

export const wishOf = (form: URLSearchParams): PlaceWish | undefined => wish.safeParse(form.get(placeField)).data
