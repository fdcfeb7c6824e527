import { formatDay } from '../../../i18n/format/format-date'
import { Press } from '../../../shell/session/press'
import { type DayInAddress } from '../../../shell/session/use-day-in-address'
import { DayChoice } from '../../../ui/day-choice/day-choice'
import { Notice } from '../../../ui/notice/notice'
import { type InsideProps } from '../inside-props'

type Props = Pick<InsideProps, 'locale' | 'words'> &
  Pick<DayInAddress, 'show'> & {
    day: string
    today: string
    /** How many of the answers that are shown are others today. */
    different: number
  }

const sliderYears = 2

/** Of which day the law is shown, by a slider or by its date; of another day than today, it says so on paper too. */
export function DayOfLaw({ day, today, different, show, locale, words }: Props) {
  const isToday = day === today
  return (
    <>
      <DayChoice
        label={words('law.on')}
        day={day}
        shown={isToday ? words('law.today', { date: formatDay(locale, day) }) : formatDay(locale, day)}
        first={`${Number(today.slice(0, 4)) - sliderYears}${today.slice(4)}`}
        last={today}
        words={{ day: words('law.day'), show: words('law.show-day') }}
        tell={(one) => (Number.isNaN(Date.parse(one)) ? one : formatDay(locale, one))}
        onChoose={(chosen) => show(chosen === today ? undefined : chosen)}
      />
      {isToday ? null : (
        <Notice kind="warning" title={words('law.not-today', { date: formatDay(locale, day) })}>
          <p role="status">{words('law.not-today-text', { count: different })}</p>
          <Press onPress={() => show(undefined)}>{words('law.back-to-today')}</Press>
        </Notice>
      )}
    </>
  )
}
