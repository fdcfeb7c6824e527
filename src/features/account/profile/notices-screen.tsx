import { useRef, useState } from 'react'
import { formatDay } from '../../../i18n/format/format-date'
import { toIntlLocale } from '../../../i18n/format/intl-locale'
import { CheckedForm } from '../../../shell/session/checked-form'
import { Press } from '../../../shell/session/press'
import { focusOn, readForm } from '../../../shell/session/read-form'
import { useScreenTitle } from '../../../shell/session/screens/screens'
import { Button } from '../../../ui/button/button'
import { TextField } from '../../../ui/field/field'
import { LiveSelect } from '../../../ui/field/live-field'
import { Notice } from '../../../ui/notice/notice'
import { PageHead } from '../../../ui/page-head/page-head'
import { Section } from '../../../ui/section/section'
import { Card } from '../card'
import { sayTime } from '../say-time'
import { type ScreenProps } from '../screen-props'
import { Sending } from '../sending'
import { useAsked } from '../use-asked'
import { NoticesMatrix } from './notices-matrix'
import { type NoticesSaid, useNotices } from './use-notices'

/** How often somebody hears of what, when, and whether at all just now. */
export function NoticesScreen(props: ScreenProps) {
  const { locale, words } = props
  useScreenTitle(words('notices.title'))
  const asked = useAsked('Notices')
  const { outcome, shown, choose } = useNotices(asked)
  const paused = shown.pausedUntil !== null && shown.pausedUntil > today() ? shown.pausedUntil : undefined
  const own = { ...props, said: shown, onChoose: choose }
  return (
    <>
      <PageHead
        title={
          paused === undefined
            ? words('notices.title')
            : words('notices.paused', { date: formatDay(locale, paused, 'medium') })
        }
        standfirst={words('notices.lead')}
      />
      <Card
        id="notices_matrix"
        title={words('notices.matrix')}
        note={words('notices.matrix-note')}
        {...{ locale, words, asked }}
      >
        {() => (
          <>
            <NoticesMatrix {...own} />
            <Sending words={words} outcome={outcome}>
              {(_, at) => words('interests.saved', { time: sayTime(locale, at) })}
            </Sending>
          </>
        )}
      </Card>
      {asked.data === undefined ? null : <More {...own} paused={paused !== undefined} />}
    </>
  )
}

type OwnProps = ScreenProps & { said: NoticesSaid; onChoose: (said: NoticesSaid) => void }

const More = ({ paused, ...own }: OwnProps & { paused: boolean }) => (
  <>
    <Section id="notices_times" title={own.words('notices.times')} note={own.words('notices.times-note')}>
      <Times {...own} />
    </Section>
    <Section id="notices_pause" title={own.words('notices.pause')} note={own.words('notices.pause-note')}>
      {paused ? <Paused {...own} /> : <Pause {...own} />}
    </Section>
  </>
)

const today = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)

// The first of January 2024 was a Monday.
const dayOf = (locale: OwnProps['locale'], weekday: number): string =>
  new Intl.DateTimeFormat(toIntlLocale(locale), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday))

const Times = ({ locale, words, said, onChoose }: OwnProps) => (
  <>
    <LiveSelect
      id="notices_hour"
      label={words('notices.hour')}
      value={String(said.hour)}
      options={[...Array(24).keys()].map((hour) => ({
        value: String(hour),
        text: `${String(hour).padStart(2, '0')}:00`,
      }))}
      onChoose={(hour) => onChoose({ ...said, hour: Number(hour) })}
    />
    <LiveSelect
      id="notices_weekday"
      label={words('notices.weekday')}
      value={String(said.weekday)}
      options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), text: dayOf(locale, day) }))}
      onChoose={(weekday) => onChoose({ ...said, weekday: Number(weekday) })}
    />
  </>
)

const untilId = 'notices_until'

function Pause({ locale, words, said, onChoose }: OwnProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isWrong, setWrong] = useState(false)
  const pause = (sent: HTMLFormElement) => {
    const { until } = readForm(sent, ['until'])
    setWrong(until <= today())
    if (until > today()) onChoose({ ...said, pausedUntil: until })
    else focusOn(sent, 'until')
  }
  const problem = isWrong ? words('notices.until-problem') : undefined
  return (
    <CheckedForm
      label={words('notices.pause')}
      place={form}
      problems={problem === undefined ? [] : [{ id: untilId, text: problem }]}
      {...{ locale, onSend: pause }}
    >
      <TextField id={untilId} name="until" type="date" label={words('notices.until')} problem={problem} />
      <div>
        <Button kind="quiet">{words('notices.pause-now')}</Button>
      </div>
    </CheckedForm>
  )
}

const Paused = ({ words, said, onChoose }: OwnProps) => (
  <Notice kind="warning">
    <p>{words('notices.paused-text')}</p>
    <Press onPress={() => onChoose({ ...said, pausedUntil: null })}>{words('notices.resume')}</Press>
  </Notice>
)
