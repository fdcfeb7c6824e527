/** A sign-in provider, by the addresses that follow from its own: Auth0's, and the embedded provider's. */
export type Provider = {
  /** Its whole address, without a slash at the end. */
  root: string
  /** What its tokens say that they are from. */
  issuer: string
  keysUrl: string
  userinfoUrl: string
  /** What access tokens are for. */
  audience: string
}

type Named = { identityUrl: string; identityAudience: string }

const withoutEnd = (url: string): string => url.replace(/\/+$/, '')

/** A path is one of the site's own, and a bare name is https. */
export function toProviderRoot(identityUrl: string, siteOrigin: string): string {
  if (identityUrl.startsWith('/')) return withoutEnd(`${siteOrigin}${identityUrl}`)
  return withoutEnd(/^https?:\/\//.test(identityUrl) ? identityUrl : `https://${identityUrl}`)
}

/** The same lines for the browser and for what checks its tokens, for the embedded provider and for a tenant. */
export function toProvider({ identityUrl, identityAudience }: Named, siteOrigin: string): Provider {
  const root = toProviderRoot(identityUrl, siteOrigin)
  return {
    root,
    issuer: `${root}/`,
    keysUrl: `${root}/.well-known/jwks.json`,
    userinfoUrl: `${root}/userinfo`,
    audience: identityAudience.startsWith('/') ? `${siteOrigin}${identityAudience}` : identityAudience,
  }
}
