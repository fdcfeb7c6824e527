import { type AdapterPayload } from 'oidc-provider'
import { type Database } from '../../database/open-database'

export type Artifact = { model: string; id: string; payload: AdapterPayload; expiresIn: number | undefined }

/** What has ended stays so: a request that began before writes its session once more (`endArtifacts`). */
export async function keepArtifact(
  database: Pick<Database, 'query'>,
  { model, id, payload, expiresIn }: Artifact,
): Promise<void> {
  await database.query(
    `insert into identity.artifacts (model, id, payload, grant_id, uid, account_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
     on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
       uid = excluded.uid, account_id = excluded.account_id, expires_at = excluded.expires_at
     where artifacts.expires_at is null or artifacts.expires_at > now()`,
    [model, id, payload, payload.grantId, payload.uid, payload.accountId, expiresIn],
  )
}
