/** The settings that browsers read; in the environment their names begin with `GATSBY_`. */
export type PublicSetting =
  | 'ORIGIN'
  | 'IDENTITY_URL'
  | 'IDENTITY_CLIENT_ID'
  | 'IDENTITY_AUDIENCE'
  | 'CLAIM_NAMESPACE'
  | 'ONLINE_SERVICES_API'
  | 'TOKEN_KEY'
  | 'SESSION_KEY'
  | 'TOKEN_PLACE'
  | 'SEARCH_APP_ID'
  | 'SEARCH_KEY'
  | 'SEARCH_PREFIX'
  | 'SEARCH_PATH'
  | 'SIGN_IN_POPUP'
  | 'SIGN_IN_PASSWORD'
  | 'SIGN_IN_PASSWORDLESS'
  | 'SIGN_IN_RECAPTCHA'

export type ReadSetting = (name: PublicSetting) => string | undefined

/** The element in which a page says them: data, which runs nothing and needs no word of a policy. */
export const settingsElement = { id: 'settings', type: 'application/json' } as const

export type Environment = Readonly<Record<string, string | undefined>>

export const settingsIn =
  (environment: Environment | undefined): ReadSetting =>
  (name) =>
    environment?.[`GATSBY_${name}`]

/** What a page says of them. */
export type SaidSettings = Partial<Record<PublicSetting, string>>

function settingsOfPage(): ReadSetting {
  const said = JSON.parse(document.getElementById(settingsElement.id)?.textContent ?? '{}') as SaidSettings
  return (name) => said[name]
}

// Bundlers put values in the place of `process.env`, so it is not written that way: what is compiled serves every environment.
const { process: server } = globalThis as { process?: { env: Environment } }

/** In a browser what the page says, elsewhere what the environment says. */
export const readSetting: ReadSetting = typeof document === 'undefined' ? settingsIn(server?.env) : settingsOfPage()
