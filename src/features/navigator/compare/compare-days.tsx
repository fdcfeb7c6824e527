import { useRef, useState } from 'react'
import { formatDay } from '../../../i18n/format/format-date'
import { focusOn, readForm } from '../../../shell/session/read-form'
import { Button } from '../../../ui/button/button'
import { LiveForm, TextField } from '../../../ui/field/field'
import { Section } from '../../../ui/section/section'
import { Filters } from '../../../ui/work-tools/work-tools'
import { ComparedDays } from '../fetched/panels'
import { InsideProblem } from '../inside-problem'
import { type InsideProps } from '../inside-props'
import { useDays } from './use-days'

type Props = Omit<InsideProps, 'page'> & {
  /** Of a jurisdiction, of a region, or of all that a service covers. */
  within: { service: string; region: string | null; jurisdiction: string | null }
}

const names = ['from', 'to'] as const

/** The law of one day beside that of another, word by word. */
export function CompareDays(props: Props) {
  const { locale, words } = props
  const { days, show } = useDays()
  const title = days
    ? words('compare.of', { from: formatDay(locale, days.from), to: formatDay(locale, days.to) })
    : words('compare.title')
  return (
    <div className={days ? undefined : 'unprinted'}>
      <Section id="compare_days" title={title} note={words('compare.note')}>
        <div className="unprinted">
          <DaysForm {...{ words, days, show }} />
        </div>
        {days ? <ComparedDays {...props} days={days} close={() => show(undefined)} /> : null}
      </Section>
    </div>
  )
}

function DaysForm({ words, days, show }: Pick<Props, 'words'> & ReturnType<typeof useDays>) {
  const place = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<(typeof names)[number]>()
  const problem = missing && words('compare.day-problem')
  const compare = (form: HTMLFormElement) => {
    const asked = readForm(form, names)
    const gap = names.find((name) => asked[name] === '')
    setMissing(gap)
    if (gap === undefined) show(asked)
    else focusOn(form, gap)
  }
  return (
    <LiveForm noValidate label={words('compare.title')} place={place} onSend={compare}>
      <InsideProblem {...{ words, problem }} id={`compare_${missing}`} />
      <Filters key={`${days?.from} ${days?.to}`}>
        {names.map((name) => (
          <TextField
            key={name}
            id={`compare_${name}`}
            {...{ name, type: 'date', required: true, label: words(`compare.${name}`), defaultValue: days?.[name] }}
            problem={missing === name ? problem : undefined}
          />
        ))}
        <Button kind="quiet">{words('compare.show')}</Button>
      </Filters>
    </LiveForm>
  )
}
