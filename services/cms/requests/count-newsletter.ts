import { newsletterCounts, type NewsletterCounts, newsletterPath } from '../../shared/office/newsletter-counts'
import { askAccount, away } from './ask-account'
import { OfficeProblem } from './office-problem'

type Asked = { colleague: number; newsletter: number; issue: number }

/** Whom a letter reaches, and what became of it: counted where readers are kept, and no reader is named here. */
export async function countNewsletter({ colleague, newsletter, issue }: Asked): Promise<NewsletterCounts> {
  const response = await askAccount(`${newsletterPath}/${newsletter}/${issue}`, { colleague })
  if (!response.ok) throw new OfficeProblem(away, 503)
  return newsletterCounts.parse(await response.json())
}
