import { type IncomingMessage, type ServerResponse } from 'node:http'
import { type Cors, toCorsHeaders } from './cors'
import { type Handle } from './open-server'
import { type Answer, respond } from './respond'

export type Answering = {
  /** Undefined where somebody else answers: a library, or a service behind. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<Answer | undefined>
  /** What is said when that failed; whatever is worth a line in the log has one afterwards. */
  fail: (error: unknown, request: IncomingMessage) => Answer
  /** What every answer of this service carries beside, or in place of, the usual. */
  headers?: Readonly<Record<string, string>>
  safety?: Answer['safety']
  cors?: Cors
}

/** How every service answers: one answer a request, whatever happens, with the headers of safety and for other origins. */
export function answering({ answer, fail, headers, safety, cors }: Answering): Handle {
  const send = (request: IncomingMessage, response: ServerResponse, given: Answer) => {
    const forOrigins = cors ? toCorsHeaders(request, cors) : {}
    const vary = [forOrigins['vary'], given.headers?.['vary']].filter((name) => name !== undefined).join(', ')
    const all = { ...headers, ...forOrigins, ...given.headers, ...(vary === '' ? {} : { vary }) }
    respond(request, response, { ...(safety ? { safety } : {}), ...given, headers: all })
  }
  return (request, response) => {
    answer(request, response)
      .catch((error: unknown) => fail(error, request))
      .then((given) => given && send(request, response, given))
      // An answer that cannot even be written has no other.
      .catch(() => response.destroy())
  }
}
