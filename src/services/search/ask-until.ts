import { type liteClient } from 'algoliasearch/lite'

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>
type Asked = Parameters<Requester['send']>[0]
type Answered = Awaited<ReturnType<Requester['send']>>

const tooMany = 429

/** Asks as the client's own requester does, until it is called off: who has typed on wants no answer any more. */
export const askUntil = (calledOff?: AbortSignal): Requester => ({
  async send(request) {
    const answer = await ask(request, calledOff)
    // The client would ask three times more, a second apart, while somebody waits or types on.
    if (answer.status === tooMany) throw new Error('Search has no time for more questions.')
    return answer
  },
})

async function ask(
  { url, method, headers, data, connectTimeout, responseTimeout }: Asked,
  calledOff: AbortSignal | undefined,
): Promise<Answered> {
  calledOff?.throwIfAborted()
  const end = new AbortController()
  const giveUp = (): void => end.abort()
  calledOff?.addEventListener('abort', giveUp)
  let timer = setTimeout(giveUp, connectTimeout)
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: (data as string | undefined) ?? null,
      signal: end.signal,
    })
    clearTimeout(timer)
    timer = setTimeout(giveUp, responseTimeout)
    return { status: response.status, content: await response.text(), isTimedOut: false }
  } catch (error) {
    // Called off is no fault of the host's, which would be avoided for a while.
    calledOff?.throwIfAborted()
    return { status: 0, content: String(error), isTimedOut: end.signal.aborted }
  } finally {
    clearTimeout(timer)
    calledOff?.removeEventListener('abort', giveUp)
  }
}
