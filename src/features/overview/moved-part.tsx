import { type ReactNode } from 'react'
import { formatDay } from '../../i18n/format/format-date'
import { formatList } from '../../i18n/format/format-list'
import { joinDetails } from '../../i18n/format/join-details'
import { beginSentence, spellNumber } from '../../i18n/format/spell-number'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { type MovedAnswer, type Overview } from '../../services/account/answers/overview-answers'
import { Press } from '../../shell/session/press'
import { ButtonLink } from '../../ui/button/button'
import { MoreLink } from '../../ui/more-link/more-link'
import { MovedList, type MovedRow } from '../../ui/moved-list/moved-list'
import { type StatusData } from '../../ui/status/status'
import { type ScreenProps } from '../account/screen-props'
import { Sending } from '../account/sending'
import { useChange } from '../account/use-change'

type Said = Pick<ScreenProps, 'locale' | 'words'>
type Props = Said & {
  overview: Overview
  fresh: number
  /** It is of a day that they chose, and not of what they have seen. */
  isChosen: boolean
  onShow: () => void
}

const mostOfPlace = 5

/** The answers that changed, by place: first where the law did. */
export function MovedPart({ overview, fresh, isChosen, onShow, ...said }: Props) {
  const { locale, words } = said
  const { answers, total } = overview
  const everything = `${href('dashboard', locale)}?since=${new Date().getFullYear()}-01-01`
  return (
    <>
      <div role="status">
        {fresh === 0 ? null : (
          <>
            <p>{words('overview.news', { count: fresh, number: beginSentence(locale, spellNumber(locale, fresh)) })}</p>
            <Press onPress={onShow}>{words('overview.show-news')}</Press>
          </>
        )}
      </div>
      {total === 0 ? <Nothing {...said} overview={overview} /> : null}
      {byPlace(answers).map((place) => (
        <Place key={place[0]?.jurisdiction.number} {...said} answers={place} />
      ))}
      {total > answers.length ? <p>{words('overview.cut', { shown: answers.length, total })}</p> : null}
      {isChosen ? null : <Counted {...said} hasChanges={total > 0} />}
      <p>
        <MoreLink href={everything} text={words('overview.everything')} />
      </p>
    </>
  )
}

/** From when on it counts, and how to say that all of it has been seen. */
function Counted({ words, hasChanges }: Said & { hasChanges: boolean }) {
  const { outcome, send } = useChange('MarkAllSeen', { refetch: ['Overview'] })
  return (
    <>
      <p>{words('overview.counted')}</p>
      {hasChanges ? <Press onPress={() => send({})}>{words('overview.seen')}</Press> : null}
      <Sending words={words} outcome={outcome}>
        {() => words('overview.seen-done')}
      </Sending>
    </>
  )
}

function Nothing({ locale, words, overview: { places } }: Said & { overview: Overview }) {
  const interests = href('profile', locale, { tab: 'interests' })
  return (
    <div>
      <p>{places === 0 ? words('overview.nothing-all') : words('overview.nothing-followed', { count: places })}</p>
      <p>
        <ButtonLink kind="quiet" href={interests}>
          {words('overview.choose-places')}
        </ButtonLink>
      </p>
    </div>
  )
}

/** In the order in which their first answers come. */
export function byPlace(answers: readonly MovedAnswer[]): MovedAnswer[][] {
  const places = new Map<number, MovedAnswer[]>()
  for (const answer of answers) {
    const { number } = answer.jurisdiction
    places.set(number, [...(places.get(number) ?? []), answer])
  }
  return [...places.values()]
}

function Place({ answers, ...said }: Said & { answers: readonly MovedAnswer[] }) {
  const { words } = said
  const [first] = answers
  if (!first) return null
  const { number, name, lang, path } = first.jurisdiction
  const rows = answers.map((answer) => toRow(answer, said))
  const count = rows.length - mostOfPlace
  return (
    <MovedList
      id={`moved_${number}`}
      place={name}
      href={path}
      lang={lang}
      meta={sayServices(answers, said)}
      was={words('overview.was')}
      rows={rows.slice(0, mostOfPlace)}
      rest={
        count > 0
          ? { title: words('overview.more-in', { count, place: name }), rows: rows.slice(mostOfPlace) }
          : undefined
      }
    />
  )
}

function sayServices(answers: readonly MovedAnswer[], { locale, words }: Said): string {
  const counts = new Map<string, number>()
  for (const { service } of answers) counts.set(service.name, (counts.get(service.name) ?? 0) + 1)
  const [only, ...others] = [...counts]
  if (only && others.length === 0) return words('overview.of-service', { service: only[0], count: only[1] })
  return joinDetails(
    locale,
    [...counts].map(([service, number]) => words('overview.in-service', { service, number })),
  )
}

export const statusOf = (status: MovedAnswer['status'], locale: Said['locale']): StatusData | undefined =>
  status === null ? undefined : { kind: status, text: mainWords(locale)(`navigator.${status}`) }

function toRow(answer: MovedAnswer, said: Said): MovedRow {
  const { locale, words } = said
  const { key, path, question, changedAt, changeKind, isFirst, status, statusBefore, shortAnswer, lang } = answer
  const from = statusBefore === status ? undefined : statusOf(statusBefore, locale)?.text
  return {
    ...{ key, href: path, question: question.text, lang: question.lang },
    date: { iso: changedAt.slice(0, 'YYYY-MM-DD'.length), text: formatDay(locale, changedAt, 'short') },
    kind: words(isFirst ? 'overview.first' : `overview.${changeKind}`),
    ...{ status: statusOf(status, locale), from, short: shortAnswer },
    ...(status === null ? { lang } : {}),
    why: sayWhy(answer, said),
  }
}

function sayWhy({ changeNote, noteLang, effectiveFrom, reports }: MovedAnswer, { locale, words }: Said): ReactNode {
  const isAhead = effectiveFrom > new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const names = formatList(
    locale,
    reports.map(({ title }) => words('overview.quoted', { title })),
  )
  const sentences = [
    isAhead ? words('overview.in-force', { date: formatDay(locale, effectiveFrom) }) : null,
    reports.length > 0 ? words('overview.affects', { count: reports.length, names }) : null,
  ].filter((one) => one !== null)
  const space = locale === 'zh-cn' ? '' : ' '
  if (changeNote === null) return sentences.length === 0 ? null : sentences.join(space)
  return (
    <>
      <span lang={noteLang ?? undefined}>{changeNote}</span>
      {sentences.map((sentence) => space + sentence)}
    </>
  )
}
