import { type MainWords, mainWords } from '../i18n/words'
import { type EventProps } from '../plan/views/event'
import { page, pageHead } from '../shell/page'
import { Body } from '../shell/parts/body'
import { ButtonLink } from '../ui/button/button'
import { Agenda, EventHead } from '../ui/event-head/event-head'
import { type Fact, Facts } from '../ui/facts/facts'
import { IndexList } from '../ui/index-list/index-list'
import { MoreLink } from '../ui/more-link/more-link'
import { PersonList } from '../ui/person-list/person-list'
import { ArticleBody } from '../ui/prose/prose'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'

export default page<EventProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  const { times, standing, state, standfirst, body, about, others } = props
  const isToCome = standing !== 'past' && standing !== 'cancelled'
  return (
    <article>
      <EventHead
        title={title}
        above={{ label: words('shell.breadcrumb'), links: above }}
        date={times}
        elsewhere={{
          universal: times.universal,
          zone: times.zone,
          // A script fills in the time on the reader's clock, where it is another.
          local: isToCome ? words('event.your-time', { time: '…' }) : undefined,
        }}
        state={state}
        isOff={standing === 'cancelled'}
      >
        {standfirst === undefined ? null : <p>{standfirst}</p>}
        <Ways {...props} words={words} />
      </EventHead>
      <ArticleBody aside={<Facts facts={factsOf(props, words)} />}>
        <Body blocks={body} locale={locale} />
      </ArticleBody>
      <Who {...props} words={words} />
      {about.length > 0 ? (
        <Section id="about_this" title={words('insights.topics')}>
          <RunningIndex links={about} />
        </Section>
      ) : null}
      {others.length > 0 ? (
        <Section id="other_events" title={words('home.events')}>
          <IndexList rows={others} />
        </Section>
      ) : null}
    </article>
  )
})

export const Head = pageHead

type Given = EventProps & { words: MainWords }

/** The one thing to do next: come, or see what was said. */
function Ways({ standing, register, calendar, recording, forClients, words }: Given) {
  if (standing === 'cancelled') return null
  if (forClients) {
    return (
      <div data-recording={forClients.event} data-title={words('event.recording')}>
        <p>{words('event.for-clients')}</p>
        <p>
          <ButtonLink href={forClients.signIn} icon="play">
            {words('event.recording')}
          </ButtonLink>
        </p>
        <p role="status" />
      </div>
    )
  }
  if (standing === 'past') {
    return recording === undefined ? null : (
      <p>
        <ButtonLink href={recording} icon="play">
          {words('event.recording')}
        </ButtonLink>
      </p>
    )
  }
  const canAsk = standing === 'open'
  return (
    <>
      {canAsk ? (
        <p>
          <ButtonLink href={register}>{words('event.register')}</ButtonLink>
        </p>
      ) : null}
      <p>
        <MoreLink href={calendar} text={words('event.calendar')} icon="calendar" />
      </p>
    </>
  )
}

function Who({ agenda, speakers, guests, words }: Given) {
  return (
    <>
      {agenda.length > 0 ? (
        <Section id="event_programme" title={words('event.programme')}>
          <Agenda
            caption={words('event.programme')}
            headings={[words('event.time'), words('event.item')]}
            items={agenda}
          />
        </Section>
      ) : null}
      {speakers.length + guests.length > 0 ? (
        <Section id="event_speakers" title={words('event.speakers')}>
          {speakers.length > 0 ? <PersonList people={speakers} /> : null}
          {guests.length > 0 ? (
            <ul>
              {guests.map((guest) => (
                <li key={guest}>{guest}</li>
              ))}
            </ul>
          ) : null}
        </Section>
      ) : null}
    </>
  )
}

function factsOf({ venue, mode, places, credit }: EventProps, words: MainWords): Fact[] {
  const given = (detail: string | undefined): string[] => (detail === undefined ? [] : [detail])
  const facts: Fact[] = [
    { term: words('event.where'), details: venue },
    { term: words('event.how'), details: [mode] },
    { term: words('event.room'), details: given(places) },
    { term: words('event.credit'), details: given(credit) },
  ]
  return facts.filter(({ details }) => details.length > 0)
}
