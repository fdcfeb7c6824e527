import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Locale } from '../../../src/config/locales'
import { type Transaction } from '../log/transaction'
import { type FieldWords } from './words'

/** The words of the original that a translation renders; where there is no row, it renders those of today. */
export type Basis = { locale: Locale; words: FieldWords; olderSince: string | null }

type Item = { collection: string; id: number }

export async function readBases(tx: Transaction, { collection, id }: Item): Promise<Basis[]> {
  const { rows } = await tx.execute(sql`
    select locale, words, older_since from translation_bases where collection = ${collection} and item = ${id}`)
  return rows.map(({ locale, words, older_since: since }) => ({
    locale: locale as Locale,
    words: words as FieldWords,
    olderSince: toMoment(since),
  }))
}

/** Keeps the moment from which it has been older, as long as it is. */
export async function writeBasis(
  tx: Transaction,
  { collection, id }: Item,
  { locale, words, isOlder }: { locale: Locale; words: FieldWords; isOlder: boolean },
): Promise<void> {
  const since = isOlder ? sql`now()` : sql`null`
  const kept = isOlder ? sql`coalesce(known.older_since, now())` : sql`null`
  await tx.execute(sql`
    insert into translation_bases as known (collection, item, locale, words, older_since)
    values (${collection}, ${id}, ${locale}, ${JSON.stringify(words)}::jsonb, ${since})
    on conflict (collection, item, locale) do update set words = excluded.words, older_since = ${kept}`)
}

export type Older = { id: number; locale: Locale; since: string }

/** The translations of a kind whose original has changed since. */
export async function findOlder(tx: Transaction, collection: string): Promise<Older[]> {
  const { rows } = await tx.execute(sql`
    select item, locale, older_since from translation_bases where collection = ${collection} and older_since is not null`)
  return rows.map(({ item, locale, older_since: since }) => ({
    id: Number(item),
    locale: locale as Locale,
    since: toMoment(since) ?? '',
  }))
}

const toMoment = (value: unknown): string | null => (value ? new Date(value as string).toISOString() : null)

const inOrder = (words: FieldWords): string =>
  JSON.stringify(Object.entries(words).sort(([one], [other]) => one.localeCompare(other)))

export const isSame = (one: FieldWords, other: FieldWords): boolean => inOrder(one) === inOrder(other)
