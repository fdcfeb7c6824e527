import { type PublicSetting, type ReadSetting, type SaidSettings } from './read-setting'

/** What any page may need: search, and under which names it keeps what it keeps. */
const ofEveryPage = [
  'SEARCH_APP_ID',
  'SEARCH_KEY',
  'SEARCH_PREFIX',
  'SEARCH_PATH',
  'TOKEN_KEY',
  'SESSION_KEY',
  'TOKEN_PLACE',
] as const
/** What pages need that may ask the provider who is there. */
const ofSession = [
  'ORIGIN',
  'IDENTITY_URL',
  'IDENTITY_CLIENT_ID',
  'IDENTITY_AUDIENCE',
  'CLAIM_NAMESPACE',
  'ONLINE_SERVICES_API',
  'SIGN_IN_POPUP',
  'SIGN_IN_PASSWORD',
  'SIGN_IN_PASSWORDLESS',
  'SIGN_IN_RECAPTCHA',
] as const

/** Every setting that browsers read. */
export const publicSettings: readonly PublicSetting[] = [...ofEveryPage, ...ofSession]

/** What is set of it, as the text of the element in a page. */
export function toPageSettings(read: ReadSetting, { hasSession }: { hasSession: boolean }): string {
  const names = hasSession ? publicSettings : ofEveryPage
  const said: SaidSettings = Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return JSON.stringify(said).replaceAll('<', '\\u003c')
}
