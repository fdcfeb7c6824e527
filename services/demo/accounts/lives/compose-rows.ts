import { randomUUID } from 'node:crypto'
import { parseAbout } from '../../../../src/forms/account-follows'
import { uuidV7 } from '../../../account/records/uuid-v7'
import { type Life } from './life'
import { daysBefore, type Ground, type Page } from './read-ground'
import { usedServices, type Watched, watchJurisdictions } from './watch-jurisdictions'

export type Row = Readonly<Record<string, unknown>>
/** Rows by the table that they belong to; each gets the person's name when it is written. */
export type Rows = Readonly<Record<string, readonly Row[]>>

export type Living = { life: Life; ground: Ground; watch: ReturnType<typeof watchJurisdictions> }

export const openLiving = (life: Life, ground: Ground): Living => ({
  ...{ life, ground },
  watch: watchJurisdictions(life, ground),
})

const changed = () => ({ version: 1, last_key: randomUUID() })
export const made = (at: Date) => ({ id: uuidV7(at.getTime()), key: randomUUID() })

const nameOf = ({ type, id }: Pick<Page, 'type' | 'id'>): string => `${type}-${id}`
const followedPlaces = 2

/** What somebody said of themselves and of what they want to hear. */
export function composeWishes({ life, ground, watch }: Living): Rows {
  const { details, step, interests, notices, visited } = life
  const at = daysBefore(ground, visited)
  const chosen = interests.flatMap((name) => ground.findPage(name) ?? []).map(nameOf)
  const places = watch.jurisdictions.map((id) => `nav-jurisdiction-${id}`)
  return {
    'account.profiles': [{ ...changed(), ...toColumns(details), updated_at: at }],
    'account.onboarding': [{ ...changed(), step, updated_at: at }],
    ...(chosen.length === 0
      ? {}
      : { 'account.interests': [{ ...changed(), chosen: [...new Set([...chosen, ...places])], updated_at: at }] }),
    ...(notices ? { 'account.notices': [{ ...changed(), ...notices, updated_at: at }] } : {}),
    'account.follows': [...composeFollows({ life, ground, watch })],
    'account.overview_visits': [{ key: randomUUID(), seen_at: at, before_at: daysBefore(ground, visited + 3) }],
  }
}

const toColumns = ({ phone, country, locale, timeZone }: Life['details']): Row => ({
  ...{ phone, country, locale },
  time_zone: timeZone,
})

function* composeFollows({ life, ground, watch }: Living): Generator<Row> {
  const at = daysBefore(ground, life.visited + 30)
  for (const follow of life.follows) {
    const { kind, rate, note = '' } = follow
    const page = follow.kind === 'search' ? undefined : ground.findPage(follow.page)
    const about = follow.kind === 'search' ? parseAbout('search', follow.words) : page && String(page.id)
    if (about === undefined) continue
    const row = { ...changed(), ...made(at), kind, about, title: page?.title ?? about, rate, note, made_at: at }
    yield row
  }
  for (const id of watch.jurisdictions.slice(0, followedPlaces)) {
    const title = titleOfPlace(watch.changed, id)
    const row = { ...changed(), ...made(at), kind: 'jurisdiction', about: String(id), title, rate: 'daily', note: '' }
    yield { ...row, made_at: at }
  }
}

const titleOfPlace = (watched: readonly Watched[], id: number): string =>
  watched.find(({ update }) => update.jurisdiction.id === id)?.update.jurisdiction.name ?? ''

/** What somebody kept, in the order in which they kept it. */
export const composeFavourites = ({ life, ground }: Living): Rows => ({
  'account.favourites': life.favourites.flatMap(({ page: name, note = '', days, removed }, at) => {
    const page = ground.findPage(name)
    if (!page) return []
    const keptAt = daysBefore(ground, days)
    return [
      {
        ...{ ...changed(), ...made(keptAt), type: page.type, item: page.id, title: page.title, note },
        ...{ position: at + 1, made_at: keptAt },
        removed_at: removed === undefined ? null : daysBefore(ground, removed),
      },
    ]
  }),
})

const attestedFrom = 40

/** What somebody read in the navigator, and which tools they opened. */
export function composeReading({ life, ground, watch }: Living): Rows {
  const { visited, launches, audited } = life
  const seen = daysBefore(ground, visited)
  const old = usedServices(life, ground).flatMap(({ updates }) => updates.filter(({ changedAt }) => changedAt < seen))
  return {
    'account.nav_visits': usedServices(life, ground).flatMap(({ id: service }) =>
      watch.jurisdictions.map((jurisdiction) => ({ service, jurisdiction, key: randomUUID(), seen_at: seen })),
    ),
    'account.nav_readings': old.slice(0, audited?.readings ?? 0).map(({ answer, number }, at) => {
      const readAt = daysBefore(ground, attestedFrom - at * 7)
      return { ...made(readAt), organisation: ground.organisation, answer, version: number, made_at: readAt }
    }),
    'account.launches': launches.flatMap(({ opens, days }) => {
      const opened = ground.findOpened(opens)
      return opened?.of === 'product' ? [{ product: opened.id, launched_at: daysBefore(ground, days) }] : []
    }),
  }
}
