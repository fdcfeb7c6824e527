import { href } from '../../../routes/href'
import { type Follow, type Newsletter } from '../../../services/account/answers/personal-answers'
import { useScreenTitle } from '../../../shell/session/screens/screens'
import { LiveSelect } from '../../../ui/field/live-field'
import { KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { MoreLink } from '../../../ui/more-link/more-link'
import { PageHead } from '../../../ui/page-head/page-head'
import { Card } from '../card'
import { type ScreenProps } from '../screen-props'
import { SaidOutcome } from '../sending'
import { saidElsewhere, useAsked } from '../use-asked'
import { useChange } from '../use-change'
import { EndedFollows, EndedRow, FollowAgain } from './ended-follows'
import { FollowForm } from './follow-form'
import { FollowRow } from './follow-row'
import { NextLetter } from './next-letter'

/** What somebody follows one by one, how often, and why. */
export function NewslettersScreen(props: ScreenProps) {
  const { locale, words } = props
  const title = words('follows.title')
  useScreenTitle(title)
  const asked = useAsked('Follows', { locale })
  // What was just ended keeps its place, so that it can be brought back there.
  const follows = asked.data?.follows ?? []
  const count = follows.filter(({ isOn }) => isOn).length
  const others = follows.filter(({ kind }) => kind !== 'newsletter')
  return (
    <>
      <PageHead title={count === 0 ? title : words('follows.count', { count })} standfirst={words('follows.lead')}>
        <MoreLink href={href('profile', locale, { tab: 'notifications' })} text={words('follows.pause')} />
      </PageHead>
      <Card
        id="follows"
        title={words('follows.alerts')}
        note={words('follows.alerts-note')}
        {...{ locale, words, asked }}
      >
        {() => (
          <>
            {others.length === 0 ? <p>{words('follows.none')}</p> : <Rows {...props} follows={others} />}
            <FollowForm {...props} />
          </>
        )}
      </Card>
      <Newsletters {...props} follows={follows} />
      <EndedFollows {...props} />
      <NextLetter {...props} />
    </>
  )
}

function Newsletters({ follows, ...props }: ScreenProps & { follows: readonly Follow[] }) {
  const { locale, words } = props
  const asked = useAsked('Follows', { locale })
  if (asked.data === undefined || asked.data.newsletters.length === 0) return null
  return (
    <Card
      id="newsletters"
      title={words('notices.newsletters')}
      note={words('follows.newsletters-note')}
      {...{ locale, words }}
      asked={saidElsewhere(asked)}
    >
      {({ newsletters }) => (
        <KeptList>
          {newsletters.map((one) => (
            <NewsletterRow
              key={one.about}
              {...props}
              newsletter={one}
              follow={follows.find(({ kind, about }) => kind === 'newsletter' && about === one.about)}
            />
          ))}
        </KeptList>
      )}
    </Card>
  )
}

const Rows = ({ follows, ...props }: ScreenProps & { follows: readonly Follow[] }) => (
  <KeptList>
    {follows.map((follow) =>
      follow.isOn ? (
        <FollowRow key={follow.id} {...props} follow={follow} />
      ) : (
        <EndedRow key={follow.id} {...props} follow={follow} isHere />
      ),
    )}
  </KeptList>
)

type NewsletterProps = ScreenProps & { newsletter: Newsletter; follow: Follow | undefined }

function NewsletterRow({ newsletter, follow, ...props }: NewsletterProps) {
  const { locale, words } = props
  const { about, title, summary, rates } = newsletter
  const begin = useChange('Follow', { refetch: ['Follows', 'EndedFollows'] })
  const change = useChange('ChangeFollow')
  const end = useChange('EndFollow', { refetch: ['EndedFollows'] })
  const choose = (rate: string) => {
    if (!follow?.isOn) {
      if (rate !== 'never') begin.send({ kind: 'newsletter', about, rate, locale })
      return
    }
    const { id, version, note } = follow
    if (rate === 'never') end.send({ id, version })
    else change.send({ id, version, note, rate })
  }
  return (
    <KeptItem
      title={title}
      meta={summary ?? undefined}
      more={
        <>
          <SaidOutcome words={words} outcome={begin.outcome} />
          <SaidOutcome words={words} outcome={change.outcome} />
          <SaidOutcome words={words} outcome={end.outcome} />
          {follow?.isOn === false ? <FollowAgain {...props} follow={follow} isHere /> : null}
        </>
      }
      acts={
        <LiveSelect
          isPlain
          id={`newsletter_${about}`}
          label={words('follows.rate-of', { name: title })}
          value={follow?.isOn === true ? follow.rate : 'never'}
          options={(['never', ...rates] as const).map((value) => ({ value, text: words(`notices.${value}`) }))}
          onChoose={choose}
        />
      }
    />
  )
}
