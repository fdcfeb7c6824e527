import { type IncomingMessage } from 'node:http'
import { ContentProblem } from '../../../src/content/content-problem'
import { type NewsletterIssue } from '../../../src/content/newsletter-issue'
import { parseDocument } from '../../../src/content/parse-document'
import { isMainLocale } from '../../../src/forms/account-details'
import { type Database } from '../../database/open-database'
import { readJson } from '../../http/read-body'
import { type Answer, toJson } from '../../http/respond'
import { newsletterTest, type NewsletterTested } from '../../shared/office/newsletter-counts'
import { type AlertSources, showIssue } from '../alerts/show-alerts'
import { toTold } from '../items/to-item'
import { queueLetter } from '../outbox/queue-letter'

export type TestDesk = { database: Pick<Database, 'query'>; items: AlertSources['items']; siteOrigin: string }

const mostBytes = 262_144

/** Sends the colleague who asks, and nobody else, a letter of a newsletter as its readers would get it now. */
export async function testNewsletter(request: IncomingMessage, who: number, desk: TestDesk): Promise<Answer> {
  const asked = await readJson(request, newsletterTest, mostBytes)
  const issue = asked && readIssue(asked.row)
  if (!issue || !isMainLocale(issue.locale))
    return toJson(400, { error: 'Send a letter of a newsletter, and to whom.' })
  const told = toTold(issue)
  const shown = await showIssue(desk.items, told, issue.locale)
  const links = shown.entries.map(({ title, path, words }) => ({ title, url: desk.siteOrigin + path, words }))
  await queueLetter(desk.database, {
    to: { person: `colleague ${who}`, address: asked.to },
    cause: `newsletter test ${asked.key}`,
    locale: issue.locale,
    kind: 'newsletter-test',
    data: {
      entry: {
        ...{ heading: 'newsletters', title: issue.title, url: desk.siteOrigin + issue.path, place: null, because: [] },
        issue: { opening: shown.opening, links },
      },
    },
  })
  return toJson(200, { leftOut: told.entries.length - links.length } satisfies NewsletterTested)
}

function readIssue(row: unknown): NewsletterIssue | undefined {
  try {
    const document = parseDocument(row)
    return document.type === 'newsletter-issue' ? document : undefined
  } catch (error) {
    if (error instanceof ContentProblem) return undefined
    throw error
  }
}
