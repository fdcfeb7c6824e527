import {
  newsletterCounts,
  type NewsletterCounts,
  newsletterPath,
  newsletterTested,
  type NewsletterTested,
} from '../../shared/office/newsletter-counts'
import { askAccount, away } from './ask-account'
import { OfficeProblem } from './office-problem'

type Asked = { colleague: number; newsletter: number; issue: number }

/** Whom a letter reaches, and what became of it: counted where readers are kept, and no reader is named here. */
export async function countNewsletter({ colleague, newsletter, issue }: Asked): Promise<NewsletterCounts> {
  const response = await askAccount(`${newsletterPath}/${newsletter}/${issue}`, { colleague })
  if (!response.ok) throw new OfficeProblem(away, 503)
  return newsletterCounts.parse(await response.json())
}

type Test = { colleague: number; to: string; key: string; row: object }

/** Sends the colleague who asks a letter as readers would get it now. */
export async function testNewsletter({ colleague, ...body }: Test): Promise<NewsletterTested> {
  const response = await askAccount(`${newsletterPath}/test`, { colleague, body })
  if (response.status === 400) throw new OfficeProblem('The letter is not complete, or it is too long.', 400)
  if (!response.ok) throw new OfficeProblem(away, 503)
  return newsletterTested.parse(await response.json())
}
