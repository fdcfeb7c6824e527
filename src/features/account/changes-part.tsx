import { useEffect, useRef, useState } from 'react'
import { formatDay } from '../../i18n/format-date'
import { href } from '../../routes/href'
import { ButtonLink } from '../../ui/button/button'
import { LiveSelect } from '../../ui/field/live-field'
import { EmptyState } from '../../ui/message/message'
import { Card } from './card'
import { FeedList } from './feed-list'
import { type ScreenProps } from './screen-props'
import { useAsked } from './use-asked'
import { useChange } from './use-change'

const dayMs = 86_400_000
const spans = [7, 30, 90]

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** What changed of all that somebody keeps and follows, since they were here or since a day. */
export function ChangesPart({ locale, words }: ScreenProps) {
  const [days, setDays] = useState('')
  const asked = useAsked('Changes', { locale, since: days === '' ? null : dayBefore(Number(days)) })
  const { send } = useChange('NoteOverviewVisit')
  const note = useRef(send)
  const isNoted = useRef(false)
  const isLoaded = asked.data !== undefined
  useEffect(() => {
    if (!isLoaded || isNoted.current) return
    isNoted.current = true
    note.current({})
  }, [isLoaded])
  const changes = asked.data?.changes
  const since = changes === undefined ? undefined : formatDay(locale, changes.since, 'medium')
  return (
    <Card
      id="changes"
      title={words('changes.title')}
      note={since === undefined ? undefined : words('changes.since', { date: since })}
      {...{ locale, words, asked }}
    >
      {({ changes: { items } }) => (
        <>
          <LiveSelect
            id="changes_since"
            label={words('changes.span')}
            value={days}
            options={[
              { value: '', text: words('changes.last-visit') },
              ...spans.map((count) => ({ value: String(count), text: words('changes.days', { count }) })),
            ]}
            onChoose={setDays}
          />
          {items.length === 0 ? <Nothing {...{ locale, words }} /> : <FeedList {...{ locale, words, items }} />}
        </>
      )}
    </Card>
  )
}

const Nothing = ({ locale, words }: Pick<ScreenProps, 'locale' | 'words'>) => (
  <EmptyState title={words('changes.none')} text={words('changes.none-text')}>
    <ButtonLink href={href('profile', locale, { tab: 'interests' })}>{words('feed.choose')}</ButtonLink>
  </EmptyState>
)
