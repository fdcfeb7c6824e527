import { useRef } from 'react'
import { formatDay } from '../../../i18n/format/format-date'
import { CopyText } from '../../../shell/session/copy-text'
import { Press } from '../../../shell/session/press'
import { readForm } from '../../../shell/session/read-form'
import { Button } from '../../../ui/button/button'
import { LiveForm, TextField } from '../../../ui/field/field'
import { Presses } from '../../../ui/law-answer/law-answer'
import { Notice } from '../../../ui/notice/notice'
import { Section } from '../../../ui/section/section'
import { Filters } from '../../../ui/work-tools/work-tools'
import { Loaded } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { type InsideProps } from '../inside-props'
import { sayCopied } from '../say-answer'
import { ChangedAnswer } from './changed-answer'
import { type Days, useDays } from './use-days'

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
    <Section id="compare_days" title={title} note={words('compare.note')}>
      <div className="unprinted">
        <LiveForm label={words('compare.title')} place={place} onSend={(form) => show(readForm(form, ['from', 'to']))}>
          <Filters key={`${days?.from} ${days?.to}`}>
            {(['from', 'to'] as const).map((name) => (
              <TextField
                key={name}
                id={`compare_${name}`}
                {...{ name, type: 'date', required: true, label: words(`compare.${name}`), defaultValue: days?.[name] }}
              />
            ))}
            <Button kind="quiet">{words('compare.show')}</Button>
          </Filters>
        </LiveForm>
      </div>
      {days ? <Compared {...props} days={days} close={() => show(undefined)} /> : null}
    </Section>
  )
}

function Compared({ within, days, close, locale, words, partWords }: Props & { days: Days; close: () => void }) {
  const asked = useAsked('NavDayDifferences', { ...within, ...days, locale })
  return (
    <Loaded title={words('compare.title')} {...{ locale, asked }} words={partWords}>
      {({ navDayDifferences: { differences, isCut } }) => (
        <>
          <p role="status">
            {differences.length === 0 ? words('compare.none') : words('compare.count', { count: differences.length })}
          </p>
          {isCut ? (
            <Notice kind="warning">
              <p>{words('compare.cut')}</p>
            </Notice>
          ) : null}
          <div className="unprinted">
            <Presses>
              <CopyText text={location.href} label={words('compare.copy')} words={sayCopied(words)} />
              <Press onPress={() => window.print()}>{words('law.print')}</Press>
              <Press onPress={close}>{words('compare.close')}</Press>
            </Presses>
          </div>
          {differences.map((difference) => (
            <ChangedAnswer
              key={difference.answer}
              {...{ difference, locale, words }}
              isPlaceNamed={within.jurisdiction === null}
            />
          ))}
        </>
      )}
    </Loaded>
  )
}
