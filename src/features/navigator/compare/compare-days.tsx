import { useRef } from 'react'
import { formatDay } from '../../../i18n/format/format-date'
import { readForm } from '../../../shell/session/read-form'
import { Button } from '../../../ui/button/button'
import { LiveForm, TextField } from '../../../ui/field/field'
import { Section } from '../../../ui/section/section'
import { Filters } from '../../../ui/work-tools/work-tools'
import { ComparedDays } from '../fetched/panels'
import { type InsideProps } from '../inside-props'
import { useDays } from './use-days'

type Props = Omit<InsideProps, 'page'> & {
  /** Of a jurisdiction, of a region, or of all that a service covers. */
  within: { service: string; region: string | null; jurisdiction: string | null }
}

/** The law of one day beside that of another, word by word. */
export function CompareDays(props: Props) {
  const { locale, words } = props
  const { days, show } = useDays()
  const place = useRef<HTMLFormElement>(null)
  const title = days
    ? words('compare.of', { from: formatDay(locale, days.from), to: formatDay(locale, days.to) })
    : words('compare.title')
  return (
    <div className={days ? undefined : 'unprinted'}>
      <Section id="compare_days" title={title} note={words('compare.note')}>
        <div className="unprinted">
          <LiveForm
            label={words('compare.title')}
            place={place}
            onSend={(form) => show(readForm(form, ['from', 'to']))}
          >
            <Filters key={`${days?.from} ${days?.to}`}>
              {(['from', 'to'] as const).map((name) => (
                <TextField
                  key={name}
                  id={`compare_${name}`}
                  {...{
                    name,
                    type: 'date',
                    required: true,
                    label: words(`compare.${name}`),
                    defaultValue: days?.[name],
                  }}
                />
              ))}
              <Button kind="quiet">{words('compare.show')}</Button>
            </Filters>
          </LiveForm>
        </div>
        {days ? <ComparedDays {...props} days={days} close={() => show(undefined)} /> : null}
      </Section>
    </div>
  )
}
