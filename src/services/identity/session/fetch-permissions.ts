import * as z from 'zod/mini'
import { type Permissions } from '../../../access/permissions'
import { type Http } from '../../http/create-http'
import { HttpProblem } from '../../http/http-problem'
import { AuthProblem, authErrors } from '../auth-error'

const callLimitMs = 8000

const list = z.array(z.string())
const answer = z.object({
  data: z.object({
    data: z.object({
      userPermissions: z.object({
        productPermissions: list,
        collaborationPermissions: list,
        compliancePermissions: list,
      }),
    }),
  }),
})

export type PermissionsCall = { http: Pick<Http, 'get'>; api: string; token: string | undefined }

/** The token was refused: the session may be renewed, once. */
export class TokenRefused extends AuthProblem {
  override name = 'TokenRefused'
}

/** What somebody may use. It is asked of one origin only, which is the one that the token was made for. */
export async function fetchPermissions({ http, api, token }: PermissionsCall): Promise<Permissions> {
  if (token === undefined || token === '') throw new AuthProblem(authErrors.noAccessToken)
  if (api === '') throw new AuthProblem(authErrors.noApi)
  try {
    const response = await http.get(`${api}/user/userpermissions`, {
      headers: { authorization: `Bearer ${token}` },
      timeout: callLimitMs,
    })
    // The body of an answer is called `data`; the body's own two follow.
    return answer.parse({ data: response.data }).data.data.userPermissions
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 401) throw new TokenRefused(authErrors.permissionsFailed)
    throw new AuthProblem(authErrors.permissionsFailed)
  }
}
