import { followRates } from '../../../forms/account-follows'
import { href } from '../../../routes/href'
import { type Follow, type Newsletter } from '../../../services/account/answers/personal-answers'
import { Press } from '../../../shell/session/press'
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
import { FollowForm } from './follow-form'
import { FollowNote } from './follow-note'
import { NextLetter } from './next-letter'

/** What somebody follows one by one, how often, and why. */
export function NewslettersScreen(props: ScreenProps) {
  const { locale, words } = props
  const title = words('follows.title')
  useScreenTitle(title)
  const asked = useAsked('Follows', { locale })
  const follows = (asked.data?.follows ?? []).filter(({ isOn }) => isOn)
  const others = follows.filter(({ kind }) => kind !== 'newsletter')
  return (
    <>
      <PageHead
        title={follows.length === 0 ? title : words('follows.count', { count: follows.length })}
        standfirst={words('follows.lead')}
      >
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
    {follows.map((follow) => (
      <FollowRow key={follow.id} {...props} follow={follow} />
    ))}
  </KeptList>
)

function FollowRow(props: ScreenProps & { follow: Follow }) {
  const { words, follow } = props
  const { id, version, kind, title, rate, note } = follow
  const change = useChange('ChangeFollow')
  const end = useChange('EndFollow', { refetch: ['Follows'] })
  const name = title === '' ? words(`follows.${kind}`) : title
  return (
    <KeptItem
      title={name}
      meta={words(`follows.${kind}`)}
      more={
        <>
          <FollowNote {...props} name={name} />
          <SaidOutcome words={words} outcome={change.outcome} />
          <SaidOutcome words={words} outcome={end.outcome} />
        </>
      }
      acts={
        <>
          <LiveSelect
            isPlain
            id={`rate_${id}`}
            label={words('follows.rate-of', { name })}
            value={rate}
            options={followRates.map((value) => ({ value, text: words(`notices.${value}`) }))}
            onChoose={(given) => change.send({ id, version, note, rate: given })}
          />
          <Natures {...props} choose={(natures) => change.send({ id, version, note, rate, natures })} />
          <Press label={words('follows.end-one', { name })} onPress={() => end.send({ id, version })}>
            {words('follows.end')}
          </Press>
        </>
      }
    />
  )
}

type NaturesProps = Pick<ScreenProps, 'words'> & { follow: Follow; choose: (natures: string) => void }

/** Of a jurisdiction, which kinds of change are reported. */
function Natures({ words, follow: { id, kind, title, natures }, choose }: NaturesProps) {
  if (kind !== 'jurisdiction') return null
  return (
    <LiveSelect
      isPlain
      id={`natures_${id}`}
      label={words('follows.natures-of', { name: title })}
      value={natures}
      options={(['all', 'law', 'answers'] as const).map((value) => ({
        value,
        text: words(`follows.natures-${value}`),
      }))}
      onChoose={choose}
    />
  )
}

type NewsletterProps = ScreenProps & { newsletter: Newsletter; follow: Follow | undefined }

function NewsletterRow({ locale, words, newsletter, follow }: NewsletterProps) {
  const { about, title, summary, rates } = newsletter
  const begin = useChange('Follow', { refetch: ['Follows'] })
  const change = useChange('ChangeFollow')
  const end = useChange('EndFollow', { refetch: ['Follows'] })
  const choose = (rate: string) => {
    if (!follow) {
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
        </>
      }
      acts={
        <LiveSelect
          isPlain
          id={`newsletter_${about}`}
          label={words('follows.rate-of', { name: title })}
          value={follow?.rate ?? 'never'}
          options={(['never', ...rates] as const).map((value) => ({ value, text: words(`notices.${value}`) }))}
          onChoose={choose}
        />
      }
    />
  )
}
