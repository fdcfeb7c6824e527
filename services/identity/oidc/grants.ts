import { type KoaContextWithOIDC } from 'oidc-provider'
import { type RegisteredClient } from '../clients'

/** What the person has granted to the application. The firm's own applications are granted what they ask for. */
export const loadExistingGrant =
  (clients: RegisteredClient[]) =>
  async ({ oidc }: KoaContextWithOIDC) => {
    const { client, session, provider, result, params } = oidc
    if (!client || !session) return undefined
    const id = result?.consent?.grantId ?? session.grantIdFor(client.clientId)
    const known = id === undefined ? undefined : await provider.Grant.find(id)
    const { accountId } = session
    const isFirstParty = clients.find(({ id: name }) => name === client.clientId)?.isFirstParty === true
    if (!isFirstParty || accountId === undefined) return known

    const grant = known ?? new provider.Grant({ clientId: client.clientId, accountId })
    const scope = [...oidc.requestParamScopes].join(' ')
    grant.addOIDCScope(scope)
    // Without these, asking for one more audience would silently ask for consent.
    for (const resource of [params?.resource].flat()) {
      if (typeof resource === 'string') grant.addResourceScope(resource, scope)
    }
    await grant.save()
    return grant
  }
