import { sql } from '@payloadcms/db-postgres/drizzle'
import { type PayloadRequest, type SanitizedCollectionConfig, type Where } from 'payload'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { titleAmong } from '../audit/titles'
import { kindOf } from '../components/kind-of'
import { collectionOfType, contentCollections } from '../log/facts'
import { databaseOf } from '../log/transaction'

export type Found = { collection: string; id: number; title: string; kind: string; locale: string | null }

const mostOfKind = 5
const mostFound = 30

/** Whatever is kept here, by words of its name in any language, by its number, or by the address that readers have. */
export async function findEverything(req: PayloadRequest, words: string): Promise<Found[]> {
  const said = words.trim()
  if (said === '') return []
  const address = toPath(said)
  if (address !== undefined) return findByAddress(req, address)
  const kinds = [...contentCollections(req.payload), ...otherKinds(req)]
  const found = (await Promise.all(kinds.map((kind) => findOfKind(req, kind, said)))).flat()
  return found.sort((one, other) => rank(one, said) - rank(other, said)).slice(0, mostFound)
}

/** Clients are known to those who give them access. */
const otherKinds = ({ payload, user }: PayloadRequest): SanitizedCollectionConfig[] => {
  const slugs = ['media', ...(mayDo(rolesOf(user), 'grant') ? ['organisations'] : [])]
  return payload.config.collections.filter(({ slug }) => slugs.includes(slug))
}

/** What begins with the words comes before what contains them. */
function rank({ title }: Found, said: string): number {
  const [name, asked] = [title.toLocaleLowerCase(), said.toLocaleLowerCase()]
  if (name === asked) return 0
  return name.startsWith(asked) ? 1 : 2
}

/** An address as somebody copies it from the browser, with or without its host. */
function toPath(said: string): string | undefined {
  if (/^https?:\/\//.test(said) && URL.canParse(said)) return new URL(said).pathname
  return /^\/\S+$/.test(said) ? said.replace(/[?#].*$/, '') : undefined
}

async function findByAddress({ payload, i18n }: PayloadRequest, address: string): Promise<Found[]> {
  const path = address.replace(/(.)\/$/, '$1')
  const { rows } = await databaseOf(payload).execute(sql`
    select type, item_id, locale, title from publication_heads
     where operation = 'publish' and rtrim(address, '/') in (${path}, regexp_replace(${path}, '^/' || locale || '/', '/')) limit ${mostFound}`)
  return rows.flatMap(({ type, item_id: id, locale, title }): Found[] => {
    const collection = collectionOfType(payload, String(type))
    if (!collection) return []
    const kind = kindOf(payload.config, collection.slug, i18n)
    return [{ collection: collection.slug, id: Number(id), title: String(title), kind, locale: String(locale) }]
  })
}

async function findOfKind(req: PayloadRequest, kind: SanitizedCollectionConfig, said: string): Promise<Found[]> {
  const { useAsTitle = 'id', listSearchableFields = [] } = kind.admin
  const fields = new Set([useAsTitle, ...listSearchableFields].filter((name) => name !== 'id'))
  const byWords = [...fields].map((name): Where => ({ [name]: { like: said } }))
  const byNumber: Where[] = /^\d{1,9}$/.test(said) ? [{ id: { equals: Number(said) } }] : []
  const { docs } = await req.payload.find({
    collection: kind.slug,
    where: { or: [...byNumber, ...byWords] },
    draft: true,
    locale: 'all',
    limit: mostOfKind,
    pagination: false,
    sort: '-updatedAt',
    select: { [useAsTitle]: true },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return (docs as unknown as (Record<string, unknown> & { id: number })[]).map((doc) => ({
    ...{ collection: kind.slug, id: doc.id, title: titleAmong(kind, doc), locale: null },
    kind: kindOf(req.payload.config, kind.slug, req.i18n),
  }))
}
