import { type Answer, toJson, toPlain } from '../../http/respond'
import { type Asked } from '../http/asked'
import { toLook } from '../http/look'
import { ApiProblem, PageProblem } from '../http/problems'
import { type Route } from '../http/route'
import { redirectTo } from '../interaction/open-step'
import { selectClaims, toClaims } from '../oidc/claims'
import { sessionCookie } from '../oidc/create-provider'
import { findMainConnection } from '../oidc/find-account'
import { readSession } from '../oidc/read-session'
import { noticePage } from '../pages/notice-page'
import { toPage } from '../pages/render'
import { type Service } from '../parts'
import { findBearer } from '../users/bearer'
import { findDemoPerson } from '../users/demonstration/demo-people'

/** Who is signed in, and the end of that. */
export const sessionRoutes = (service: Service): Route[] => [
  { method: 'GET', path: '/userinfo', handle: (asked) => answerUserinfo(service, asked) },
  { method: 'POST', path: '/userinfo', handle: (asked) => answerUserinfo(service, asked) },
  { method: 'GET', path: '/v2/logout', handle: (asked) => signOut(service, asked) },
  { method: 'GET', path: '/user/ssodata', handle: (asked) => answerSsoData(service, asked) },
  { method: 'GET', path: '/user/geoloc/country', handle: (asked) => Promise.resolve(answerCountry(asked)) },
]

async function answerUserinfo(service: Service, asked: Asked): Promise<Answer> {
  const { users, settings } = service.parts
  const bearer = await findBearer(service, asked, settings.audiences.userinfo)
  if (!bearer?.scopes.has('openid')) {
    return { ...toPlain(401, 'Unauthorized'), headers: { 'www-authenticate': 'Bearer error="invalid_token"' } }
  }
  if (isUnanswered(service, asked, bearer.user.id)) {
    throw new ApiProblem(503, { error: 'temporarily_unavailable', error_description: 'Unavailable for this account.' })
  }
  const claims = toClaims(bearer.user, await findMainConnection(users, bearer.user), settings.namespace)
  return toJson(200, selectClaims(claims, bearer.scopes, settings.namespace))
}

/**
 * One account of a demonstration shows what people see when their products cannot be loaded: the account service learns nothing of
 * its address. Browsers, which say where they ask from, are answered, so that it can sign in.
 */
const isUnanswered = ({ parts }: Service, { header }: Asked, userId: string): boolean =>
  findDemoPerson(parts.people, userId)?.isUnanswered === true && header('sec-fetch-site') === ''

async function signOut(service: Service, asked: Asked): Promise<Answer> {
  const { clients, mountPath } = service.parts.settings
  const clientId = asked.query.get('client_id')
  const returnTo = asked.query.get('returnTo')
  const allowed = clients.filter(({ id }) => clientId === null || id === clientId).flatMap((one) => one.logoutUrls)
  if (returnTo !== null && !allowed.includes(returnTo)) throw new PageProblem(400, 'badReturn')

  await endSession(service, asked)
  const gone = ['', '.sig'].map(
    (end) =>
      `${sessionCookie}${end}=; Path=${mountPath}/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax`,
  )
  asked.response.setHeader('set-cookie', gone)
  if (returnTo !== null) return redirectTo(returnTo)
  const look = toLook(service.parts.settings, asked)
  const links = [{ href: `${look.siteOrigin}/`, text: look.words.toSite }]
  return toPage(200, noticePage(look.words, { ...look.words.signedOut, links }), look)
}

/** With the session goes everything that was granted in it. */
async function endSession(service: Service, asked: Asked): Promise<void> {
  const session = await readSession(service, asked)
  if (session.accountId === undefined) return
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId === undefined) continue
    await service.parts.database.query('delete from identity.artifacts where grant_id = $1', [grantId])
    await (await service.provider().Grant.find(grantId))?.destroy()
  }
  await session.destroy()
}

async function answerSsoData(service: Service, asked: Asked): Promise<Answer> {
  const { accountId, authorizations = {} } = await readSession(service, asked)
  const user = accountId === undefined ? undefined : await service.parts.users.find(accountId)
  if (!user) return toJson(200, { sso: false })
  const name = await findMainConnection(service.parts.users, user)
  return toJson(200, {
    sso: true,
    current_user_id: user.id,
    current_user_email: user.email,
    current_user_username: user.nickname,
    last_used_connection: { name, strategy: user.id.replace(/\|.*$/, '') },
    last_used_username: user.email,
    sso_clients: Object.keys(authorizations),
  })
}

const usualCountry = 'GB'

/** On one's own machine an address tells no country; the browser's language may. */
function answerCountry(asked: Asked): Answer {
  const code = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(asked.header('accept-language'))?.[1]?.toUpperCase()
  const countryCode = code ?? usualCountry
  const countryName = new Intl.DisplayNames('en', { type: 'region' }).of(countryCode)
  return toJson(200, { ipAddress: asked.ip, countryCode, countryName })
}
