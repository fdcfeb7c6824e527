import { type Configuration } from 'oidc-provider'
import { readAsked } from '../../http/asked'
import { toLook } from '../../http/look'
import { errorPage } from '../../pages/notice-page'
import { toMarkup, toPageHeaders } from '../../pages/render'
import { type Settings } from '../../settings'

export type DrawError = NonNullable<Configuration['renderError']>

/** The page for a request that can be sent back to no application: unknown, malformed, or older than its sign-in. */
export const drawError =
  (settings: Settings): DrawError =>
  (ctx, { error, error_description: description }, problem) => {
    const look = toLook(settings, readAsked(ctx.req, ctx.res, settings.mountPath))
    const isOver = problem.name === 'SessionNotFound'
    const isOurs = error === 'server_error'
    const reason = isOver ? 'expired' : isOurs ? 'broken' : 'badRequest'
    const detail = isOver || isOurs ? undefined : `${error}: ${description ?? ''}`
    ctx.set(toPageHeaders(settings.clients))
    ctx.type = 'html'
    ctx.body = toMarkup(errorPage(look, reason, detail), look)
  }
