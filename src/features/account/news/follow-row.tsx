import { followRates } from '../../../forms/account-follows'
import { type Follow } from '../../../services/account/answers/personal-answers'
import { Press } from '../../../shell/session/press'
import { LiveSelect } from '../../../ui/field/live-field'
import { KeptItem } from '../../../ui/kept-list/kept-list'
import { type ScreenProps } from '../screen-props'
import { SaidOutcome } from '../sending'
import { useChange } from '../use-change'
import { nameFollow } from './ended-follows'
import { FollowNote } from './follow-note'

/** One that is followed: how often, of what, why, and ending it. */
export function FollowRow(props: ScreenProps & { follow: Follow }) {
  const { words, follow } = props
  const { id, version, kind, rate, note } = follow
  const change = useChange('ChangeFollow')
  const end = useChange('EndFollow', { refetch: ['EndedFollows'] })
  const name = nameFollow(follow, words)
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
