import { processEnvironment, type ServerEnv } from '../../src/config/env-server'
import { findProviderProblem } from '../../src/config/find-provider-problem'

const invented = /@([a-z-]+\.)*example\.(com|org|net)$/

export const findStrayLog = ({ CMS, LOG_URL }: ServerEnv): string | undefined =>
  CMS === 'own' && LOG_URL !== undefined
    ? 'LOG_URL is where another CMS is read: set CMS=none beside it, or leave it out.'
    : undefined

/** A key that was made here opens no other CMS. */
export function findLogProblem(env: ServerEnv, environment = processEnvironment()): string | undefined {
  const { CMS, DATA_DIR } = env
  if (CMS === 'own') return findStrayLog(env)
  if (environment['SITE_KEY']) return undefined
  return `SITE_KEY is not in the environment: with CMS=none it is the key that opens LOG_URL, and none that ${DATA_DIR} makes.`
}

/** What a production must have said and has not, although every single setting can be used. */
export function findSettingProblems(env: ServerEnv): string[] {
  if (env.DEPLOYMENT !== 'production') return []
  return [findProvider(env), ...findMail(env)].filter((problem) => problem !== undefined)
}

function findProvider({ GATSBY_IDENTITY_URL = '/idp', GATSBY_IDENTITY_CLIENT_ID }: ServerEnv): string | undefined {
  const problem = findProviderProblem(GATSBY_IDENTITY_URL)
  if (problem !== undefined)
    return `GATSBY_IDENTITY_URL is "${GATSBY_IDENTITY_URL}", which ${problem}. Name an Auth0 tenant.`
  if (GATSBY_IDENTITY_CLIENT_ID !== undefined) return undefined
  return 'GATSBY_IDENTITY_CLIENT_ID is not set: the tenant needs the client id that the site has there.'
}

function findMail({ SMTP_URL, MAIL_FROM, ENQUIRIES_TO }: ServerEnv): (string | undefined)[] {
  return [
    SMTP_URL === undefined ? 'SMTP_URL is not set: enquiries are kept, but nobody is sent any letter.' : undefined,
    findInvented('MAIL_FROM', MAIL_FROM),
    findInvented('ENQUIRIES_TO', ENQUIRIES_TO),
  ]
}

const findInvented = (name: string, address: string): string | undefined =>
  invented.test(address) ? `${name} is ${address}, an address that exists nowhere. Name one of the firm’s.` : undefined
