import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { colours } from '../firm/colours'
import { mark } from '../firm/mark'
import { type RouteId } from '../routes/address'
import { match } from '../routes/match'

/** All that the picture shows by which social networks announce a page. */
export type SocialRecipe = { title: string; firm: string; drawing: 'front' | 'plume' | 'rose'; slug: string }

export const socialSize = { width: 1200, height: 630 }
/** Raised when pictures are drawn otherwise: networks keep what they once fetched, so another look needs another address. */
const design = 2
/** And so does another firm's. */
const lookOf = () => [design, mark.strokes, ...Object.values(colours)]
const folder = '/social'
const drawings: Partial<Record<RouteId, SocialRecipe['drawing']>> = { person: 'plume', office: 'rose' }

// There is no face with other letters.
const drawable = /^[\p{Script=Latin}\p{Script=Han}\p{Script=Common}\p{Script=Inherited}]+$/u

/** What a page's picture is made of; undefined where its title cannot be set. */
export function findSocialRecipe(path: string, title: string, firm: string): SocialRecipe | undefined {
  if (!drawable.test(title + firm)) return undefined
  const slug = posix.basename(path)
  const address = match(path)
  return { title, firm, drawing: (address && drawings[address.route]) ?? 'front', slug }
}

export const isSocialPath = (path: string): boolean => /^\/social\/[0-9a-f]{32}\.jpg$/.test(path)

/** Names what the picture shows, so that it may be made at any time, by code that knows the page. */
export function socialPathOf(recipe: SocialRecipe): string {
  const said = JSON.stringify([...lookOf(), recipe.title, recipe.firm, recipe.drawing, recipe.slug])
  return `${folder}/${createHash('sha256').update(said).digest('hex').slice(0, 32)}.jpg`
}
