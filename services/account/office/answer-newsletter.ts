import { toJson } from '../../http/respond'
import { type NewsletterCounts, newsletterPath } from '../../shared/office/newsletter-counts'
import { type AccountRoute, on } from '../account-route'
import { asColleague } from './as-colleague'
import { type TestDesk, testNewsletter } from './test-newsletter'

export type NewsletterDesk = TestDesk & {
  /** What the content management alone has. */
  key: string
}

// As the matching of news chooses them: who left, ended letters or wants none of this kind is not counted.
const receivers = `
  with found as (
    select sub from account.follows where kind = 'newsletter' and about = $1 and ended_at is null and rate <> 'never'
    union
    select sub from account.interests where chosen && array['newsletter-' || $1]
  )
  select count(*)::int as receivers
    from found
    join account.addresses a using (sub)
    left join account.notices n using (sub)
   where a.refused_at is null and a.ended_at is null
     and n.choices ->> 'newsletters email' is distinct from 'never'
     and not exists (select from account.deletions d where d.sub = found.sub)`
const letters = `
  select count(*) filter (where l.sent_at is not null)::int as sent,
         count(*) filter (where l.failed <> 'nothing to say')::int as refused,
         count(*) filter (where (a.letter is null and a.mail_at is not null)
                             or (l.sent_at is null and l.failed is null and l.id is not null))::int as waiting
    from account.alerts a
    left join account.letters l on l.person = a.sub and l.cause = 'alerts ' || a.letter
   where a.kind = 'newsletters' and a.subject = 'newsletter-issue-' || $1`

/** Counts alone: who the readers are stays here. */
async function countNewsletter(
  { database }: NewsletterDesk,
  { newsletter, issue }: { newsletter: string; issue: string },
): Promise<NewsletterCounts> {
  const [reached, written] = await Promise.all([
    database.query<Pick<NewsletterCounts, 'receivers'>>(receivers, [newsletter]),
    database.query<Omit<NewsletterCounts, 'receivers'>>(letters, [issue]),
  ])
  return { receivers: 0, waiting: 0, sent: 0, refused: 0, ...reached.rows[0], ...written.rows[0] }
}

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text)

export const newsletterRoutes = (desk: NewsletterDesk): AccountRoute[] => [
  on({ method: 'POST', path: `${newsletterPath}/test` }, ({ request }) =>
    asColleague(request, desk.key, (who) => testNewsletter(request, who, desk)),
  ),
  on({ method: 'GET', path: `${newsletterPath}/{newsletter}/{issue}` }, ({ request }, asked) =>
    asColleague(request, desk.key, async () =>
      isNumber(asked.newsletter) && isNumber(asked.issue)
        ? toJson(200, await countNewsletter(desk, asked))
        : toJson(404, { error: 'Not found' }),
    ),
  ),
]
