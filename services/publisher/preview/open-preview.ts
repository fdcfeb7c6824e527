import { ContentProblem } from '../../../src/content/content-problem'
import { type BuildPolicy, planPageFacts } from '../../../src/plan/page-facts'
import { type LogRow } from '../../../src/plan/store/log-row'
import { type Answer } from '../../http/respond'
import { toPagePolicy } from '../../releases/files/policy'
import { type Renderer } from '../renderer/open-renderer'
import { type PageJob } from '../renderer/page-job'
import { type AskedDraft, type DraftAnswer } from './ask-draft'
import { toDraftPage } from './draft-page'
import { renderNotice } from './notice'

export type PreviewParts = {
  ask: (asked: AskedDraft) => Promise<DraftAnswer>
  /** The page that an edition would have, or words that say why it has none. */
  plan: (row: LogRow) => PageJob | string
  render: Renderer['render']
  policy: BuildPolicy
}

/** Shows a draft as the page that it would be: with the same views, the same templates and the same code. */
export type Preview = (asked: AskedDraft) => Promise<Answer>

export const openPreview =
  ({ ask, plan, render, policy }: PreviewParts): Preview =>
  async (asked) => {
    const answer = await ask(asked)
    if ('message' in answer) return tell(answer.status, answer.message)
    const job = toJob(plan, answer.row)
    if (typeof job === 'string') return tell(422, job)
    const [page] = await render([job])
    if (!page || 'problem' in page) return tell(422, page?.problem ?? 'This page could not be made.')
    return reply(
      200,
      toDraftPage(page.html, asked.path, answer.row.locale),
      toPagePolicy(policy.everywhere, planPageFacts(job.path, policy).sources),
    )
  }

/** What an editor left out is for the editor to hear, whatever else went wrong is not. */
function toJob(plan: PreviewParts['plan'], row: LogRow): PageJob | string {
  try {
    return plan(row)
  } catch (error) {
    if (error instanceof ContentProblem) return error.message
    throw error
  }
}

export const notYet = (): Answer => tell(503, 'Nothing can be shown before the site is built. Try again in a minute.')

const tell = (status: number, words: string): Answer => reply(status, renderNotice(words), toPagePolicy())

/** It may stand beside the form that it is made of; and no search engine and no cache ever keeps it. */
const reply = (status: number, body: string, policy: string): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
  headers: {
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  },
})
