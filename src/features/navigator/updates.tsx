import { type FormEvent, useState } from 'react'
import { formatDay } from '../../i18n/format-date'
import { joinDetails } from '../../i18n/join-details'
import { type NavUpdate } from '../../services/account/navigator-answers'
import { SelectField } from '../../ui/field/field'
import { RecordList } from '../../ui/record-list/record-list'
import { Status } from '../../ui/status/status'
import { Card } from '../account/card'
import { useAsked } from '../account/use-asked'
import { type ServiceProps } from './inside-props'
import { sayStatus } from './say-answer'

const most = 20
const kinds = ['law-change', 'correction', 'editorial'] as const
type Kind = (typeof kinds)[number]

/** What changed last in a service: by day, and what changed the law first. */
export function Updates(props: ServiceProps) {
  const { locale, page, words, partWords } = props
  const { name, slug } = page.service
  const asked = useAsked('NavUpdates', { service: slug, locale, first: most })
  return (
    <Card
      id="nav_updates"
      title={words('updates.title', { service: name })}
      note={words('updates.note', { count: String(most) })}
      {...{ locale, asked }}
      words={partWords}
    >
      {({ navUpdates: { updates } }) => <Listed {...props} updates={updates} />}
    </Card>
  )
}

type ListProps = ServiceProps & { updates: readonly NavUpdate[] }

function Listed({ updates, ...props }: ListProps) {
  const { locale, words } = props
  const [kind, setKind] = useState<Kind | ''>('')
  if (updates.length === 0) return <p>{words('updates.none')}</p>
  const choose = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) setKind(kinds.find((one) => one === target.value) ?? '')
  }
  const shown = inOrder(updates).filter((one) => kind === '' || one.changeKind === kind)
  return (
    <>
      <form onChange={choose} onSubmit={(event) => event.preventDefault()}>
        <SelectField
          id="updates_kind"
          name="kind"
          label={words('updates.kind')}
          options={[
            { value: '', text: words('updates.all') },
            ...kinds.map((one) => ({ value: one, text: words(`change.${one}`) })),
          ]}
        />
      </form>
      <div role="status">{shown.length === 0 ? <p>{words('updates.none-such')}</p> : null}</div>
      <RecordList
        rows={shown.map((one) => ({
          key: one.key,
          date: { iso: dayOf(one), text: formatDay(locale, one.changedAt, 'medium') },
          content: <a href={one.path}>{joinDetails(locale, [one.jurisdiction.name, one.question.text])}</a>,
          more: <Note {...props} update={one} />,
        }))}
      />
    </>
  )
}

function Note({ update, words }: ServiceProps & { update: NavUpdate }) {
  const { changeKind, changeNote, status, statusBefore, shortAnswer, lang } = update
  const [now, before] = [sayStatus(status, words), sayStatus(statusBefore, words)]
  const kind = words(`change.${changeKind}`)
  return (
    <>
      <p>{changeNote === null ? kind : `${kind}: ${changeNote}`}</p>
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
      dayOf(other).localeCompare(dayOf(one)) || kinds.indexOf(one.changeKind) - kinds.indexOf(other.changeKind),
  )
