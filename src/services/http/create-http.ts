import { forgeryHeader, readForgeryMark } from './forgery-mark'
import { HttpProblem } from './http-problem'

export type Answer = { status: number; data: unknown }
type Wished = { headers?: Readonly<Record<string, string>>; timeout?: number }

export type Http = {
  get: (url: string, wished?: Wished) => Promise<Answer>
  patch: (url: string, body: unknown, wished?: Wished) => Promise<Answer>
}

export type Surroundings = {
  fetch: typeof fetch
  /** Of the page that asks; a service has none. */
  page?: { origin: string; readCookies: () => string }
}

const here = (): Surroundings => ({
  fetch: (...asked) => fetch(...asked),
  ...(typeof document === 'undefined' ? {} : { page: { origin: location.origin, readCookies: () => document.cookie } }),
})

/** How requests travel: no time limit of its own, 200 to 299 is success, and the usual names against forged requests. */
export function createHttp(around: Surroundings = here()): Http {
  const ask = async (url: string, init: RequestInit, { headers = {}, timeout = 0 }: Wished) => {
    const signal = timeout > 0 ? { signal: AbortSignal.timeout(timeout) } : {}
    const own = { ...init, headers: { accept: 'application/json', ...headers, ...markFor(url, around) }, ...signal }
    const answer = await around.fetch(url, own).catch((thrown: unknown) => fail(thrown, timeout))
    if (!answer.ok)
      throw new HttpProblem(`Response not successful: Received status code ${answer.status}`, answer.status)
    return { status: answer.status, data: read(await answer.text().catch((thrown: unknown) => fail(thrown, timeout))) }
  }
  return {
    get: (url, wished = {}) => ask(url, {}, wished),
    patch: (url, body, wished = {}) => {
      const headers = { 'content-type': 'application/json', ...wished.headers }
      return ask(url, { method: 'PATCH', body: JSON.stringify(body) }, { ...wished, headers })
    },
  }
}

/** Sent to nobody but the site's own origin. */
function markFor(url: string, { page }: Surroundings): Record<string, string> {
  if (!page || new URL(url, page.origin).origin !== page.origin) return {}
  const mark = readForgeryMark(page.readCookies())
  return mark === undefined ? {} : { [forgeryHeader]: mark }
}

function fail(thrown: unknown, timeout: number): never {
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : ''
  if (name === 'TimeoutError') throw new HttpProblem(`timeout of ${timeout}ms exceeded`)
  throw new HttpProblem(name === 'AbortError' ? 'Request aborted' : 'Network Error')
}

/** What is not written as JSON is handed on as it stands: anyone who asked refuses it. */
function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
