import { formatDay } from '../../../i18n/format/format-date'
import { href } from '../../../routes/href'
import { type AskedRequest, type Subscription } from '../../../services/account/answers/dashboard-answers'
import { useScreenTitle } from '../../../shell/session/screens/screens'
import { ButtonLink } from '../../../ui/button/button'
import { DataTable } from '../../../ui/data-table/data-table'
import { IndexList } from '../../../ui/index-list/index-list'
import { EmptyState } from '../../../ui/message/message'
import { PageHead } from '../../../ui/page-head/page-head'
import { RecordList } from '../../../ui/record-list/record-list'
import { Section } from '../../../ui/section/section'
import { Card } from '../card'
import { type ScreenProps } from '../screen-props'
import { useAsked } from '../use-asked'
import { SeatsForm } from './seats-form'

/** What somebody's clients subscribe to: what was agreed, and asking for more of it. */
export function SubscriptionsScreen(props: ScreenProps) {
  const { locale, words } = props
  const title = words('subscriptions.title')
  useScreenTitle(title)
  const asked = useAsked('Subscriptions', { locale })
  const all = asked.data?.subscriptions ?? []
  const running = all.filter(({ state }) => state !== 'ENDED')
  const ended = all.filter(({ state }) => state === 'ENDED')
  return (
    <>
      <PageHead title={titleOf(running, props) ?? title} standfirst={words('subscriptions.lead')} />
      <Card
        id="subscribed_products"
        title={words('subscriptions.products')}
        note={words('subscriptions.note')}
        {...{ locale, words, asked }}
      >
        {() => (running.length === 0 ? <Nothing {...props} /> : <Products {...props} all={running} />)}
      </Card>
      {running.length === 0 ? null : (
        <Section id="ask_for_seats" title={words('subscriptions.more')} note={words('subscriptions.more-note')}>
          <SeatsForm {...props} options={running.map((one) => ({ ...one, name: nameOf(one, words) }))} />
        </Section>
      )}
      {all.length === 0 ? null : <Requests {...props} all={all} />}
      {ended.length === 0 ? null : <Ended {...props} all={ended} />}
    </>
  )
}

type WithAll = ScreenProps & { all: readonly Subscription[] }

function titleOf(running: readonly Subscription[], { words }: ScreenProps): string | undefined {
  const names = new Set(running.flatMap(({ organisation }) => organisation?.name ?? []))
  const [organisation] = names
  if (organisation === undefined || names.size > 1) return undefined
  return words('subscriptions.count', { organisation, count: running.length })
}

export const nameOf = ({ name, kind, reference }: Subscription, words: ScreenProps['words']): string =>
  name ??
  (kind === 'EVERY_SERVICE' ? words('subscriptions.every-service') : words('subscriptions.unnamed', { reference }))

const Nothing = ({ locale, words }: ScreenProps) => (
  <EmptyState title={words('subscriptions.none')} text={words('subscriptions.none-text')}>
    <ButtonLink href={href('products', locale)}>{words('subscriptions.look')}</ButtonLink>
  </EmptyState>
)

const Products = ({ locale, words, all }: WithAll) => (
  <DataTable
    id="subscriptions_table"
    caption={words('subscriptions.products')}
    headings={[
      words('subscriptions.product'),
      words('subscriptions.seats'),
      words('subscriptions.until'),
      words('subscriptions.contact'),
      words('subscriptions.owner'),
    ]}
    rows={all.map((one) => [
      one.path === null ? nameOf(one, words) : <a href={one.path}>{nameOf(one, words)}</a>,
      saySeats(one, words),
      sayEnd(one, { locale, words }),
      <Contacts key="contacts" {...one} />,
      one.owner,
    ])}
  />
)

const saySeats = ({ seats, seatsTaken: taken }: Subscription, words: ScreenProps['words']): string =>
  taken === null ? words('subscriptions.agreed', { count: seats }) : words('subscriptions.taken', { taken, seats })

function sayEnd({ renewsOn, daysLeft, state }: Subscription, { locale, words }: Pick<ScreenProps, 'locale' | 'words'>) {
  if (state === 'NOT_YET') return words('subscriptions.not-yet')
  if (renewsOn === null) return words('subscriptions.open-end')
  const day = <time dateTime={renewsOn}>{formatDay(locale, renewsOn, 'medium')}</time>
  return daysLeft === null ? (
    day
  ) : (
    <>
      {day} · {words('subscriptions.days-left', { count: daysLeft })}
    </>
  )
}

const Contacts = ({ contacts }: Subscription) => (
  <>
    {contacts.map(({ id, name, path }) => (
      <div key={id}>
        <a href={path}>{name}</a>
      </div>
    ))}
  </>
)

function Requests(props: WithAll) {
  const { locale, words } = props
  const requests = useAsked('Requests')
  const ofSeats = ({ requests: all }: { requests: readonly AskedRequest[] }) =>
    all.filter(({ kind }) => kind === 'SUBSCRIPTION')
  if (requests.data !== undefined && ofSeats(requests.data).length === 0) return null
  return (
    <Card id="asked_seats" title={words('subscriptions.asked')} {...{ locale, words }} asked={requests}>
      {(data) => <Asked {...props} asked={ofSeats(data)} />}
    </Card>
  )
}

const Asked = ({ locale, words, all, asked }: WithAll & { asked: readonly AskedRequest[] }) => (
  <RecordList
    rows={asked.map(({ id, madeAt, about, seats, message }) => {
      const subscription = all.find((one) => one.id === about)
      const name = subscription ? nameOf(subscription, words) : about
      return {
        key: id,
        date: { iso: madeAt.slice(0, 10), text: formatDay(locale, madeAt, 'medium') },
        content: words('subscriptions.asked-one', { count: seats ?? 0, name }),
        note: message === '' ? undefined : message,
      }
    })}
  />
)

const Ended = ({ locale, words, all }: WithAll) => (
  <Section id="ended_subscriptions" title={words('subscriptions.ended')}>
    <IndexList
      rows={all.map((one) => ({
        href: one.path ?? href('products', locale),
        title: nameOf(one, words),
        note:
          one.renewsOn === null
            ? undefined
            : words('subscriptions.ended-on', { date: formatDay(locale, one.renewsOn) }),
      }))}
    />
  </Section>
)
