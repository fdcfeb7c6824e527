import { refuse } from './guard'

type Context = { params: Promise<{ slug?: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>
type HasSession = (headers: Headers) => Promise<boolean>

/**
 * Payload answers "what may I do?" for everybody, with the names of fields, and so that an item that exists can be told
 * from one that does not. Here only a session gets that answer.
 */
export const askSession =
  (handler: Handler, hasSession: HasSession): Handler =>
  async (request, context) => {
    const { slug = [] } = await context.params
    const asksWhatIsAllowed = /(?:^|\/)access(?:\/|$)/i.test(slug.join('/'))
    if (asksWhatIsAllowed && !(await hasSession(request.headers))) return refuse(401, 'Sign in to the CMS first.')
    return handler(request, context)
  }
