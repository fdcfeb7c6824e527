import { defaultLocale } from '../../../src/config/locales'
import { followTypes } from '../../../src/forms/account-follows'
import {
  type NoticeChoices,
  type NoticeKind,
  type NoticeRate,
  usualNotices,
  usualTimes,
} from '../../../src/forms/account-notices'
import { type Database, inTransaction } from '../../database/open-database'
import { addEvents } from '../events/events'
import { uuidV7 } from '../records/uuid-v7'
import { findDue, type Times } from './next-due'
import { isGuest } from './opt-in/guests'

type Client = Pick<Database, 'query'>

type Change = {
  id: string
  kind: NoticeKind | 'vacancies'
  nature: string
  subject: string
  number: number
  locale: string | null
  about: string[]
  words: string[]
  at: Date
  matchedAfter: string
}

type Match = {
  sub: string
  reasons: string[]
  /** Of what is followed by itself; null of an interest, which has the rates of its kind. */
  rates: (NoticeRate | null)[]
  choices: Partial<NoticeChoices> | null
  hour: number | null
  weekday: number | null
  zone: string | null
  hasAddress: boolean
}

const mostAtOnce = 1000
const correctionMinutes = 10

const columns = `id, kind, nature, subject, number, locale, about, words, at, matched_after as "matchedAfter"`
const nextChange = `
  select ${columns} from account.changes where matched_at is null order by id limit 1 for update skip locked`

// Only those who follow it are looked at, in their order.
const followers = `
  with found as (
    select f.sub, n.name as reason, f.rate
      from unnest($2::text[], $3::text[], $1::text[]) as n (kind, about, name)
      join account.follows f on f.kind = n.kind and f.about = n.about and f.ended_at is null and f.sub > $6
       and ($7::text is null or f.natures = '{}' or $7 = any(f.natures))
    union all
    select f.sub, 'search-' || f.about, f.rate
      from unnest($4::text[]) as w (word)
      join account.follows f on split_part(f.about, ' ', 1) = w.word and f.kind = 'search' and f.ended_at is null
       and f.sub > $6 and string_to_array(f.about, ' ') <@ $4
    union all
    select i.sub, name, null from account.interests i, unnest(i.chosen) as name
     where i.chosen && $1 and name = any($1) and i.sub > $6
       and not exists (select from account.follows o where $7::text is not null and o.sub = i.sub and o.ended_at is null
                          and o.kind = 'jurisdiction' and name = 'nav-jurisdiction-' || o.about
                          and o.natures <> '{}' and $7 <> all(o.natures))
  ), people as (
    select sub, array_agg(distinct reason) as reasons, array_agg(rate) as rates
      from found group by sub order by sub
  )
  select p.sub, p.reasons, p.rates, n.choices, n.hour, n.weekday, f.time_zone as zone,
         a.sub is not null and a.refused_at is null and a.ended_at is null as "hasAddress"
    from people p
    left join account.notices n using (sub)
    left join account.profiles f using (sub)
    left join account.addresses a using (sub)
   where ($5::text is null or $5 = '${defaultLocale}' or $5 = coalesce(f.locale, a.locale, '${defaultLocale}'))
     and not exists (select from account.deletions d where d.sub = p.sub)
   order by p.sub limit ${mostAtOnce}`

const replaceUnsent = `
  update account.alerts a
     set number = $2, nature = case when a.nature = 'law-change' then a.nature else $3 end
   where a.subject = $1 and a.number < $2 and a.letter is null and a.sub = any($5::text[])
     and a.made_at > $4::timestamptz - interval '${correctionMinutes} minutes'
     and not exists (select from account.alerts o where o.sub = a.sub and o.subject = a.subject and o.number >= $2)`
const insert = `
  insert into account.alerts (id, sub, subject, number, kind, nature, reasons, made_at, shown_at, mail_at)
  select t.id, t.sub, $2, $3, $4, $5, t.reasons, $6, t.shown_at, t.mail_at
    from jsonb_to_recordset($1) as t(id uuid, sub text, reasons text[], shown_at timestamptz, mail_at timestamptz)
   order by t.sub
  on conflict (sub, subject, number) do nothing`

/**
 * Goes on with the oldest change whose followers are not all known, by a thousand of them; answers whether there was one. What was
 * noted of a thousand is noted with how far that was, so that a process that is killed leaves nothing half done.
 */
export const matchNext = (database: Database, now: Date): Promise<boolean> =>
  inTransaction(database, async (client) => {
    const [change] = (await client.query<Change>(nextChange)).rows
    if (!change) return false
    const matches = (await client.query<Match>(followers, valuesOf(change))).rows
    if (matches.length > 0) await note(client, { change, matches, now })
    const isOver = matches.length < mostAtOnce
    await client.query(
      'update account.changes set matched_after = $2, matched_at = case when $3 then $4::timestamptz end where id = $1',
      [change.id, matches.at(-1)?.sub ?? change.matchedAfter, isOver, now],
    )
    return true
  })

const kindOfType = new Map(Object.entries(followTypes).flatMap(([kind, type]) => (type ? [[type, kind] as const] : [])))

/** The kind and the number of something that is followed, of a name such as topic-12. */
function toFollow(name: string): { kind: string; about: string } {
  const [, type = '', about = ''] = /^(vacancies)-(.*)$/.exec(name) ?? /^(.+)-(\d*)$/.exec(name) ?? []
  return { kind: kindOfType.get(type as 'topic') ?? type, about }
}

function valuesOf({ about, words, locale, matchedAfter, kind, nature }: Change): unknown[] {
  const follows = about.map(toFollow)
  return [
    about,
    follows.map(({ kind }) => kind),
    follows.map((one) => one.about),
    words,
    locale,
    matchedAfter,
    kind === 'law' ? nature : null,
  ]
}

type Noted = { change: Change; matches: readonly Match[]; now: Date }

async function note(client: Client, { change, matches, now }: Noted): Promise<void> {
  const { subject, number, kind, nature } = change
  const alerts = matches.map((match) => ({ id: uuidV7(), ...toAlert(match, change, now) }))
  const subs = alerts.map(({ sub }) => sub)
  if (number > 0) await client.query(replaceUnsent, [subject, number, nature, now, subs])
  await client.query(insert, [JSON.stringify(alerts), subject, number, kind, nature, now])
  const seen = alerts.filter((one) => one.shown_at !== undefined && one.shown_at <= now).map(({ sub }) => sub)
  await addEvents(client, seen, { kind: 'alert', about: subject, cause: `alert ${subject} ${number}` })
}

const timesOf = (own: Match): Times => ({
  hour: own.hour ?? usualTimes.hour,
  weekday: own.weekday ?? usualTimes.weekday,
  zone: own.zone ?? null,
})

function toAlert(match: Match, { kind }: Change, now: Date) {
  const choices = { ...usualNotices, ...match.choices }
  const [onSite, byMail]: NoticeRate[] =
    kind === 'vacancies' ? ['immediate', 'immediate'] : [choices[`${kind} site`], choices[`${kind} email`]]
  const times = timesOf(match)
  // Without an account there is no list to show it in.
  const shown = isGuest(match.sub) ? undefined : onSite === 'immediate' ? now : onSite && findDue(onSite, times, now)
  const mail = match.hasAddress && byMail ? soonestOf(match.rates, { usual: byMail, times, now }) : undefined
  return { sub: match.sub, reasons: match.reasons, shown_at: shown, mail_at: mail }
}

type Rated = { usual: NoticeRate; times: Times; now: Date }

/** Who wants no letters of a kind gets none, whatever the rate of what they follow. */
function soonestOf(rates: readonly (NoticeRate | null)[], { usual, times, now }: Rated): Date | undefined {
  if (usual === 'never') return undefined
  const moments = rates.flatMap((rate) => findDue(rate ?? usual, times, now) ?? [])
  return moments.sort((one, other) => one.getTime() - other.getTime())[0]
}
