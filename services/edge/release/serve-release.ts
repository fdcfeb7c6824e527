import { type IncomingMessage } from 'node:http'
import { type Answer, toPlain } from '../../http/respond'
import { type Blobs } from '../../releases/store/blobs'
import { renderMissing } from '../pages/not-found-page'
import { Refusal } from '../refusal'
import { type RequestTarget } from '../request-target'
import { answerFile, revalidate } from './answer-file'
import { toHeaders } from './headers'
import { type LiveRelease } from './live-release'
import { openBlobReader } from './read-blobs'
import { type Outcome, resolvePath } from './resolve-path'

type Ask = { target: RequestTarget; request: IncomingMessage }
export type ServeRelease = (release: LiveRelease, ask: Ask) => Promise<Answer> | Answer

/** Answers from a release. All that depends on which release it is happens at once, so that no answer mixes two. */
export function openReleaseServer(blobs: Blobs): ServeRelease {
  const contents = { blobs, reader: openBlobReader(blobs) }
  return (release, { target, request: { method, headers: asked } }) => {
    const outcome = resolvePath(release, target.path)
    const headers = toHeaders(release, outcome)
    if (outcome.kind === 'missing') {
      const page = renderMissing(outcome.status)
      return { ...page, headers: { ...headers, ...page.headers } }
    }
    if (method !== 'GET' && method !== 'HEAD' && outcome.status < 400) {
      throw new Refusal(405, 'Only GET and HEAD are possible.', { ...headers, allow: 'GET, HEAD' })
    }
    if (outcome.kind === 'file') return answerFile({ ...outcome, asked, headers }, contents)
    const location = toLocation(outcome, target.search)
    const moved = { ...headers, location, 'cache-control': revalidate }
    return { ...toPlain(outcome.status, `This page is at ${location}`), headers: moved }
  }
}

/** What was asked beside the path goes along. */
function toLocation({ to }: Extract<Outcome, { kind: 'redirect' }>, search: string): string {
  const url = to.startsWith('/') ? encodeURI(to) : new URL(to).href
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(url) ?? []
  return `${address}${address.includes('?') ? search.replace('?', '&') : search}${fragment}`
}
