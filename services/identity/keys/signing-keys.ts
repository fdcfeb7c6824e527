import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { type Database, inTransaction } from '../../database/open-database'
import { type Lock, seal, unseal } from '../../shared/secrets/seal'
import { lifetimes } from '../settings'

type Row = { sealed: string }

const lockOf = (secret: string): Lock => ({ secret, purpose: 'signing keys of the sign-in provider' })

/**
 * Every key that is published, the one that signs first. Made at the first start, and kept.
 * A database that knew an installation with other secrets holds keys that nobody here can open: those are not ours.
 */
export async function ensureSigningKeys(database: Database, secret: string): Promise<JWK[]> {
  return inTransaction(database, async (client) => {
    await client.query('lock table identity.signing_keys in exclusive mode')
    const kept = await readKeys(client, secret)
    if (kept.length > 0) return kept
    await addKey(client, secret)
    return readKeys(client, secret)
  })
}

/** From now on a new key signs. The old ones stay published until what they signed has expired. */
export async function rotateSigningKey(database: Database, secret: string): Promise<string> {
  return inTransaction(database, async (client) => {
    await client.query('lock table identity.signing_keys in exclusive mode')
    await client.query('update identity.signing_keys set retired_at = now() where retired_at is null')
    return addKey(client, secret)
  })
}

/** What changes whenever the set of published keys does. */
export async function readKeyVersion(database: Database): Promise<string> {
  const { rows } = await database.query<{ version: string }>(
    `select coalesce(string_agg(kid, ' ' order by created_at), '') as version from identity.signing_keys ${published}`,
    [lifetimes.retiredKey],
  )
  return rows[0]?.version ?? ''
}

const published = 'where retired_at is null or retired_at > now() - make_interval(secs => $1)'

async function readKeys(client: Pick<Database, 'query'>, secret: string): Promise<JWK[]> {
  const { rows } = await client.query<Row>(
    `select sealed from identity.signing_keys ${published} order by created_at desc`,
    [lifetimes.retiredKey],
  )
  return rows.flatMap(({ sealed }) => {
    const key = unseal(sealed, lockOf(secret))
    return key === undefined ? [] : [JSON.parse(key.toString('utf8')) as JWK]
  })
}

async function addKey(client: Pick<Database, 'query'>, secret: string): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  const key: JWK = { ...jwk, kid, alg: 'RS256', use: 'sig' }
  await client.query('insert into identity.signing_keys (kid, sealed) values ($1, $2)', [
    kid,
    seal(Buffer.from(JSON.stringify(key)), lockOf(secret)),
  ])
  return kid
}
