import { Press } from '../../../shell/session/press'
import { IndexList } from '../../../ui/index-list/index-list'
import { Notice } from '../../../ui/notice/notice'
import { Card } from '../card'
import { sayMoment } from '../say-time'
import { type ScreenProps } from '../screen-props'
import { SaidOutcome } from '../sending'
import { useAsked } from '../use-asked'
import { useChange } from '../use-change'
import { describeAlert } from './news-bell'

/** The next letter before it goes; or why none goes, and what to do about that. */
export function NextLetter({ locale, words }: Pick<ScreenProps, 'locale' | 'words'>) {
  const asked = useAsked('Letters', { locale })
  const { outcome, send } = useChange('ResumeLetters', { refetch: ['Letters'] })
  const dueAt = asked.data?.letters.dueAt
  const note = dueAt ? words('letters.due', { date: sayMoment(locale, dueAt) }) : undefined
  return (
    <Card id="next_letter" title={words('letters.title')} note={note} {...{ locale, words, asked }}>
      {({ letters: { state, alerts } }) => (
        <>
          {state === 'open' ? null : (
            <Notice kind="warning">
              <p>{words(`letters.${state}`)}</p>
              {state === 'no-address' ? null : <Press onPress={() => send({})}>{words('letters.resume')}</Press>}
            </Notice>
          )}
          {state === 'open' && alerts.length === 0 ? <p>{words('letters.nothing')}</p> : null}
          <IndexList
            rows={alerts.map((alert) => ({
              href: alert.path,
              title: alert.title,
              note: describeAlert({ ...alert, shownAt: null }, { locale, words }),
            }))}
          />
          <SaidOutcome words={words} outcome={outcome} />
        </>
      )}
    </Card>
  )
}
