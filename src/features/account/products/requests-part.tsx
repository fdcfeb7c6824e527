import { formatDay } from '../../../i18n/format/format-date'
import { type AskedRequest } from '../../../services/account/answers/dashboard-answers'
import { RecordList } from '../../../ui/record-list/record-list'
import { Card } from '../card'
import { type ScreenProps } from '../screen-props'
import { useAsked } from '../use-asked'
import { useOffers } from './use-offers'

/** What somebody has asked of the firm, and what came of it. */
export function RequestsPart(props: ScreenProps) {
  const { locale, words } = props
  const asked = useAsked('Requests')
  if (asked.data?.requests.length === 0) return null
  return (
    <Card id="own_requests" title={words('requests.title')} note={words('requests.note')} {...{ locale, words, asked }}>
      {({ requests }) => <Requests {...props} requests={requests} />}
    </Card>
  )
}

function Requests({ locale, words, requests }: ScreenProps & { requests: readonly AskedRequest[] }) {
  const { data } = useOffers(locale)
  const nameOf = ({ wanted, about }: AskedRequest) =>
    data?.offers.find((one) => one.kind === wanted && one.about === about)?.name ?? words('requests.product')
  const say = (one: AskedRequest): string => {
    if (one.kind === 'ACCESS') return words('offers.ask-for', { name: nameOf(one) })
    if (one.kind === 'QUESTION') return words('requests.question')
    return words(one.kind === 'CALLBACK' ? 'requests.call' : 'requests.seats')
  }
  return (
    <RecordList
      rows={requests.map((one) => ({
        key: one.id,
        date: { iso: one.madeAt.slice(0, 10), text: formatDay(locale, one.madeAt, 'medium') },
        content: say(one),
        note: (
          <>
            {words(states[one.state])}
            {one.note === null ? null : <> · {one.note}</>}
          </>
        ),
      }))}
    />
  )
}

const states = {
  OPEN: 'requests.open',
  GRANTED: 'requests.granted',
  REFUSED: 'requests.refused',
  DONE: 'requests.done',
} as const
