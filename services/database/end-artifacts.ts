/**
 * Of what the provider keeps, what has ended. Sessions stay as empty rows for as long as a request may be under way that was begun in
 * one: it writes its session back when it is answered, and somebody who was signed out would be signed in again.
 */
export const endArtifacts = (condition: string): string => `
  with ended as (
    update identity.artifacts
       set payload = '{}', grant_id = null, uid = null, account_id = null, expires_at = now()
     where model = 'Session' and ${condition}
  )
  delete from identity.artifacts where model <> 'Session' and ${condition}`
