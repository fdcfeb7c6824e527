import { formatDay } from '../../../i18n/format/format-date'
import { formatList } from '../../../i18n/format/format-list'
import { toNameParts } from '../../../i18n/format/format-name'
import { joinDetails } from '../../../i18n/format/join-details'
import { href } from '../../../routes/href'
import { match } from '../../../routes/match'
import { type AskedRequest, type Colleague } from '../../../services/account/answers/dashboard-answers'
import { useScreenTitle } from '../../../shell/session/screens/screens'
import { ButtonLink } from '../../../ui/button/button'
import { type ContactPlate, ContactPlates } from '../../../ui/contact-plates/contact-plates'
import { EmptyState } from '../../../ui/message/message'
import { PageHead } from '../../../ui/page-head/page-head'
import { RecordList } from '../../../ui/record-list/record-list'
import { Card } from '../card'
import { type ScreenProps } from '../screen-props'
import { saidElsewhere, useAsked } from '../use-asked'
import { CallbackForm } from './callback-form'
import { SavedPeople } from './saved-people'
import { SpaceParts } from './space-parts'

/** Whom somebody turns to at the firm: the teams that their clients were given. */
export function ContactsScreen(props: ScreenProps) {
  const { locale, words } = props
  const title = words('contacts.plain-title')
  useScreenTitle(title)
  const teams = useAsked('Teams', { locale })
  const people = teams.data === undefined ? [] : membersOf(teams.data)
  const organisations = [...new Set(teams.data?.teams.flatMap(({ organisation }) => organisation?.name ?? []))]
  const lead =
    organisations.length === 0 ? undefined : words('contacts.lead', { organisation: formatList(locale, organisations) })
  return (
    <>
      <PageHead
        title={people.length === 0 ? title : words('contacts.title', { count: people.length })}
        standfirst={lead}
      />
      <Card
        id="your_team"
        title={words('contacts.team')}
        note={words('contacts.team-note')}
        {...{ locale, words }}
        asked={teams}
      >
        {() => (people.length === 0 ? <Nobody {...props} /> : <Team {...props} people={people} />)}
      </Card>
      <SavedPeople {...props} team={people} />
      <SpaceParts {...props} spaces={teams.data?.spaces ?? []} />
      {people.length === 0 ? null : <Requests {...props} people={people} />}
    </>
  )
}

const membersOf = ({ teams }: { teams: readonly { members: readonly Colleague[] }[] }): Colleague[] => [
  ...new Map(teams.flatMap(({ members }) => members).map((one) => [one.id, one])).values(),
]

const Nobody = ({ locale, words }: ScreenProps) => (
  <EmptyState title={words('contacts.none')} text={words('contacts.none-text')}>
    <ButtonLink href={href('people', locale)}>{words('contacts.everybody')}</ButtonLink>
  </EmptyState>
)

type WithPeople = ScreenProps & { people: readonly Colleague[] }

const Team = ({ people, ...screen }: WithPeople) => (
  <ContactPlates people={people.map((person) => toPlate(person, screen))} />
)

/** Their quill is drawn by it. */
function slugAt(path: string): string {
  const address = match(path)
  return address?.route === 'person' ? address.params.slug : path
}

function toPlate(person: Colleague, { locale, words }: ScreenProps): ContactPlate {
  const { name, path, picture, jobTitle, offices, phones, email, card } = person
  return {
    slug: slugAt(path),
    href: path,
    name: toNameParts(locale, { name, nativeName: person.nativeName ?? undefined }),
    role: joinDetails(locale, [jobTitle, ...offices]),
    photo: picture === null ? undefined : { alt: '', width: 4, height: 5, sources: [], src: picture },
    ways: [
      ...phones.map(({ kind, number }) => ({
        href: `tel:${number.replaceAll(' ', '')}`,
        text: kind === 'MOBILE' ? words('contacts.mobile', { number }) : number,
        icon: 'phone' as const,
      })),
      { href: `mailto:${email}`, text: email, icon: 'mail' },
      { href: card, text: words('contacts.card'), icon: 'download' },
    ],
  }
}

function Requests({ people, ...screen }: WithPeople) {
  const { locale, words } = screen
  const requests = useAsked('Requests')
  return (
    <>
      <Card
        id="call_back"
        title={words('contacts.call')}
        note={words('contacts.call-note')}
        {...{ locale, words }}
        asked={saidElsewhere({ ...requests, data: people })}
      >
        {() => <CallbackForm {...screen} people={people} />}
      </Card>
      <Card id="asked_calls" title={words('contacts.asked')} {...{ locale, words }} asked={requests}>
        {({ requests: all }) => (
          <Asked {...screen} people={people} calls={all.filter(({ kind }) => kind === 'CALLBACK')} />
        )}
      </Card>
    </>
  )
}

function Asked({ locale, words, people, calls }: WithPeople & { calls: readonly AskedRequest[] }) {
  if (calls.length === 0) return <p>{words('contacts.asked-none')}</p>
  const nameOf = (about: string) => people.find(({ id }) => id === about)?.name ?? about
  return (
    <RecordList
      rows={calls.map(({ id, madeAt, about, phone, message }) => ({
        key: id,
        date: { iso: madeAt.slice(0, 10), text: formatDay(locale, madeAt, 'medium') },
        content: words('contacts.asked-one', { name: nameOf(about), number: phone ?? '' }),
        note: message === '' ? undefined : message,
      }))}
    />
  )
}
