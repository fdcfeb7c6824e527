import { formatDay } from '../../../i18n/format/format-date'
import { joinDetails } from '../../../i18n/format/join-details'
import { type NavUpdate } from '../../../services/account/answers/navigator-answers'
import { RecordList } from '../../../ui/record-list/record-list'
import { Status } from '../../../ui/status/status'
import { type InsideProps } from '../inside-props'
import { sayStatus } from '../say-answer'
import { ChangeNote } from './change-note'

export const changeKinds = ['law-change', 'correction', 'editorial'] as const
export type ChangeKind = (typeof changeKinds)[number]

type Props = Pick<InsideProps, 'locale' | 'words'> & { updates: readonly NavUpdate[] }

/** Changes by day, each with its place and with what it was before. */
export const UpdateList = ({ updates, locale, words }: Props) => (
  <RecordList
    rows={inOrder(updates).map((one) => ({
      key: one.key,
      date: { iso: dayOf(one), text: formatDay(locale, one.changedAt, 'medium') },
      content: <a href={one.path}>{joinDetails(locale, [one.jurisdiction.name, one.question.text])}</a>,
      more: <Note words={words} update={one} />,
    }))}
  />
)

function Note({ update, words }: Pick<Props, 'words'> & { update: NavUpdate }) {
  const { status, statusBefore, shortAnswer, lang } = update
  const [now, before] = [sayStatus(status, words), sayStatus(statusBefore, words)]
  return (
    <>
      <p>
        <ChangeNote {...update} words={words} />
      </p>
      {now && before && now.kind !== before.kind ? (
        <p>
          <Status {...now} /> {words('updates.was')} <Status {...before} />
        </p>
      ) : null}
      <p lang={lang}>{shortAnswer}</p>
    </>
  )
}

const dayOf = ({ changedAt }: NavUpdate): string => changedAt.slice(0, 'YYYY-MM-DD'.length)

/** The newest day first; of one day, what changed the law. */
export const inOrder = (updates: readonly NavUpdate[]): NavUpdate[] =>
  [...updates].sort(
    (one, other) =>
      dayOf(other).localeCompare(dayOf(one)) ||
      changeKinds.indexOf(one.changeKind) - changeKinds.indexOf(other.changeKind),
  )
