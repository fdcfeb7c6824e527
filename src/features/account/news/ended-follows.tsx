import { formatDay } from '../../../i18n/format/format-date'
import { type Follow } from '../../../services/account/answers/personal-answers'
import { Press } from '../../../shell/session/press'
import { GoneItem, KeptList } from '../../../ui/kept-list/kept-list'
import { Card } from '../card'
import { type ScreenProps } from '../screen-props'
import { SaidOutcome } from '../sending'
import { saidElsewhere, useAsked } from '../use-asked'
import { useChange } from '../use-change'

/** Where all of a kind is followed, it is called by its kind. */
export const nameFollow = ({ kind, title }: Pick<Follow, 'kind' | 'title'>, words: ScreenProps['words']): string =>
  title === '' ? words(`follows.${kind}`) : title

type RowProps = ScreenProps & { follow: Follow; isHere?: boolean }

/** One that was ended. Where that was a moment ago, its button takes the focus that "End" had. */
export function EndedRow({ isHere = false, ...props }: RowProps) {
  const { locale, words, follow } = props
  const { restorableUntil } = follow
  const date = restorableUntil === null ? '' : formatDay(locale, restorableUntil, 'medium')
  return (
    <GoneItem
      text={words('follows.ended-one', { name: nameFollow(follow, words), date })}
      takesFocus={isHere}
      act={
        <div>
          <FollowAgain {...props} isHere={isHere} />
        </div>
      }
    />
  )
}

/** Brings it back with its rate and its note. */
export function FollowAgain({ words, follow, isHere }: RowProps) {
  const { id, version } = follow
  const resume = useChange('ResumeFollow', { refetch: ['Follows', 'EndedFollows'] })
  return (
    <>
      <Press
        label={words('follows.again-one', { name: nameFollow(follow, words) })}
        onPress={() => resume.send({ id, version })}
      >
        {words(isHere === true ? 'follows.undo' : 'follows.again')}
      </Press>
      <SaidOutcome words={words} outcome={resume.outcome} />
    </>
  )
}

/** What can still be followed again, where the page was left meanwhile. */
export function EndedFollows(props: ScreenProps) {
  const { locale, words } = props
  const asked = useAsked('EndedFollows', { locale })
  const ended = asked.data?.endedFollows.filter(({ isOn }) => !isOn) ?? []
  if (ended.length === 0) return null
  return (
    <Card
      id="ended_follows"
      title={words('follows.ended')}
      note={words('follows.ended-note')}
      {...{ locale, words }}
      asked={saidElsewhere(asked)}
    >
      {() => (
        <KeptList>
          {ended.map((follow) => (
            <EndedRow key={follow.id} {...props} follow={follow} />
          ))}
        </KeptList>
      )}
    </Card>
  )
}
