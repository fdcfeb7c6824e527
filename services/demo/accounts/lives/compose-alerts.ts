import { type Living, made, type Row } from './compose-rows'
import { type Article, daysBefore } from './read-ground'
import { usedServices } from './watch-jurisdictions'

export type Told = Row & { subject: string; number: number; shown_at: Date }

const earlierDays = 40
const earlierMost = 5
const articleDays = 20
const articleMost = 3
// The newest that were there before the last visit were read on it.
const unreadSince = 10

/** What came of what somebody follows: in their list by when it happened, and read as far as they were there since. */
export function composeAlerts(living: Living): Told[] {
  const { ground } = living
  const visited = daysBefore(ground, living.life.visited)
  const told = [...composeLaws(living), ...composeArticles(living)].sort(
    (one, other) => one.shown_at.getTime() - other.shown_at.getTime(),
  )
  const unread = daysBefore(ground, unreadSince)
  return told.map((one) => ({ ...one, read_at: one.shown_at > unread ? null : visited }))
}

const toAlert = (
  at: Date,
  own: { subject: string; number: number; kind: string; nature: string; reasons: string[] },
) => {
  const { id } = made(at)
  return { id, ...own, made_at: at, shown_at: at }
}

function composeLaws({ life, ground, watch }: Living): Told[] {
  const from = daysBefore(ground, earlierDays)
  const visited = daysBefore(ground, life.visited)
  const earlier = usedServices(life, ground)
    .flatMap(({ updates }) => updates)
    .filter(
      ({ changedAt, jurisdiction }) =>
        changedAt > from && changedAt <= visited && watch.jurisdictions.includes(jurisdiction.id),
    )
  const updates = [...watch.changed.map(({ update }) => update), ...earlier.slice(0, earlierMost)]
  return updates.map(({ answer, number, changeKind: nature, changedAt, jurisdiction }) =>
    toAlert(changedAt, {
      ...{ subject: `nav-answer-${answer}`, number, kind: 'law', nature },
      reasons: [`nav-jurisdiction-${jurisdiction.id}`],
    }),
  )
}

function composeArticles({ life, ground }: Living): Told[] {
  const from = daysBefore(ground, articleDays)
  const topics = life.interests.flatMap((name) => (name.startsWith('topic/') ? (ground.findPage(name)?.id ?? []) : []))
  const reasonsOf = (article: Article) => article.topics.filter((id) => topics.includes(id)).map((id) => `topic-${id}`)
  return ground.articles
    .filter(({ datedAt }) => datedAt > from && datedAt <= ground.moment)
    .map((article) => ({ article, reasons: reasonsOf(article) }))
    .filter(({ reasons }) => reasons.length > 0)
    .slice(0, articleMost)
    .map(({ article, reasons }) =>
      toAlert(article.datedAt, {
        ...{ subject: `article-${article.id}`, number: 0, kind: 'insights', nature: 'new' },
        reasons,
      }),
    )
}
