import * as z from 'zod/mini'
import { favouriteOperations } from '../../access/operations/favourite-operations'
import { askPlainly, findToken } from '../../services/account/ask-plainly'
import { createKey } from '../../services/account/create-key'

const kept = z.object({ id: z.string(), version: z.int(), of: z.string(), removedAt: z.nullable(z.string()) })
export type Kept = z.output<typeof kept>

const listed = z.object({ viewer: z.object({ favourites: z.array(kept) }) })

type Name = 'OwnPicture' | 'SavedAmong' | 'AddFavourite' | 'RemoveFavourite'

/** Whose token this page has; it is the account service that judges it. */
export function readHolder(): string | undefined {
  try {
    const [, claims = ''] = findToken()?.split('.') ?? []
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}

const ask = (name: Name, variables: object): Promise<unknown> =>
  askPlainly({ operationName: name, query: favouriteOperations[name], variables })

const pictured = z.object({
  viewer: z.object({ details: z.object({ photo: z.object({ small: z.nullable(z.string()) }) }) }),
})

/** The address of their photograph, where they have one. */
export async function findPicture(): Promise<string | undefined> {
  const { viewer } = pictured.parse(await ask('OwnPicture', {}))
  return viewer.details.photo.small ?? undefined
}

/** Which of these are kept, in one request. */
export const findKept = async (locale: string, among: readonly string[]): Promise<Kept[]> =>
  listed.parse(await ask('SavedAmong', { locale, among })).viewer.favourites

export async function keep(locale: string, of: string): Promise<Kept> {
  const data = await ask('AddFavourite', { key: createKey(), of, locale })
  return z.object({ addFavourite: kept }).parse(data).addFavourite
}

export async function takeAway(locale: string, { id, version }: Kept): Promise<void> {
  await ask('RemoveFavourite', { key: createKey(), id, version, locale })
}
