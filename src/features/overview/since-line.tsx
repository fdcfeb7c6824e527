import { useRef } from 'react'
import { formatDay } from '../../i18n/format/format-date'
import { Press } from '../../shell/session/press'
import { readForm } from '../../shell/session/read-form'
import { type DayInAddress } from '../../shell/session/use-day-in-address'
import { Button } from '../../ui/button/button'
import { LiveForm, TextField } from '../../ui/field/field'
import { type ScreenProps } from '../account/screen-props'
import { dayHere, momentHere } from './say-finding'

type Props = Pick<ScreenProps, 'locale' | 'words'> & { chosen: DayInAddress; since: string }

/** From when on it counts; anyone who wants another date chooses one. */
export function SinceLine({ locale, words, chosen, since }: Props) {
  const { day } = chosen
  return (
    <>
      <p>
        {day === undefined
          ? words('overview.since-visit', { moment: momentHere(locale, since) })
          : words('overview.since-day', { moment: formatDay(locale, day, 'full') })}
      </p>
      <ChooseDate {...{ words, chosen }} key={day} first={day ?? dayHere(since)} />
    </>
  )
}

type ChooseProps = Pick<Props, 'words' | 'chosen'> & { first: string }

/** The date stands in the address, so that it can be kept and gone back from. */
export function ChooseDate({ words, chosen: { day, show }, first }: ChooseProps) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <details>
      <summary>{words('overview.choose')}</summary>
      <LiveForm
        label={words('overview.choose')}
        place={form}
        onSend={(sent) => {
          const { since } = readForm(sent, ['since'])
          if (since !== '') show(since)
        }}
      >
        <TextField
          id="overview_since"
          name="since"
          type="date"
          label={words('overview.date')}
          defaultValue={first}
          required
        />
        <Button kind="quiet">{words('overview.show')}</Button>
      </LiveForm>
      {day === undefined ? null : <Press onPress={() => show(undefined)}>{words('overview.to-visit')}</Press>}
    </details>
  )
}
