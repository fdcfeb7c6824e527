import { useState } from 'react'
import { localesIn, locales } from '../../../config/locales'
import { type DetailsField, detailsLimits, parseDetails } from '../../../forms/account-details'
import { type Details } from '../../../services/account/answers/dashboard-answers'
import { FormProblems } from '../../../shell/session/form-problems'
import { focusOn, readForm } from '../../../shell/session/read-form'
import { UnsavedForm } from '../../../shell/session/unsaved-form'
import { SelectField, TextField } from '../../../ui/field/field'
import { Card } from '../card'
import { sayTime } from '../say-time'
import { type ScreenProps } from '../screen-props'
import { Sending } from '../sending'
import { useAsked } from '../use-asked'
import { useChange } from '../use-change'
import { listCountries } from './list-countries'

/** What the firm keeps of how somebody is reached. */
export function ReachPart(props: ScreenProps) {
  const { locale, words } = props
  const asked = useAsked('Details')
  return (
    <Card id="reach" title={words('details.reach')} note={words('details.reach-note')} {...{ locale, words, asked }}>
      {({ details }) => <DetailsForm {...props} details={details} />}
    </Card>
  )
}

const asked = ['phone', 'country', 'locale', 'timeZone'] as const satisfies readonly DetailsField[]

function DetailsForm({ locale, words, details }: ScreenProps & { details: Details }) {
  const { outcome, send } = useChange('ChangeDetails')
  const [problems, setProblems] = useState<readonly DetailsField[]>([])
  const { name, company, jobTitle, version } = details
  const save = (form: HTMLFormElement, seen: number) => {
    const read = parseDetails({ name, company, jobTitle, ...readForm(form, asked) })
    setProblems('problems' in read ? read.problems : [])
    if ('said' in read) send({ version: seen, details: read.said })
    else focusOn(form, read.problems[0])
  }
  return (
    <UnsavedForm {...{ locale, version }} name="reach" label={words('details.reach')} onSend={save}>
      <FormProblems locale={locale} problems={toList(words, problems)} />
      <Fields {...{ locale, words, details, problems }} />
      <Sending words={words} outcome={outcome} button={words('details.save')}>
        {(_, at) => words('details.saved', { time: sayTime(locale, at) })}
      </Sending>
    </UnsavedForm>
  )
}

const places = { phone: 'reach_phone', timeZone: 'reach_time_zone' } as const
const wrong = { phone: 'details.phone-problem', timeZone: 'details.zone-problem' } as const

const toList = (words: ScreenProps['words'], problems: readonly DetailsField[]) =>
  (['phone', 'timeZone'] as const)
    .filter((field) => problems.includes(field))
    .map((field) => ({ id: places[field], text: words(wrong[field]) }))

type FieldsProps = Pick<ScreenProps, 'locale' | 'words'> & { details: Details; problems: readonly DetailsField[] }

const notTold = (words: ScreenProps['words']) => ({ value: '', text: words('details.not-told') })

function Fields({ locale, words, details, problems }: FieldsProps) {
  const { phone, country } = details
  return (
    <>
      <TextField
        id="reach_phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        label={words('details.phone')}
        defaultValue={phone ?? ''}
        maxLength={detailsLimits.phone}
        problem={problems.includes('phone') ? words('details.phone-problem') : undefined}
      />
      <SelectField
        id="reach_country"
        name="country"
        autoComplete="country"
        label={words('details.country')}
        defaultValue={country ?? ''}
        options={[notTold(words), ...listCountries(locale)]}
      />
      <Preferences {...{ locale, words, details, problems }} />
    </>
  )
}

function Preferences({ words, details: { locale: language, timeZone }, problems }: FieldsProps) {
  return (
    <>
      <SelectField
        id="reach_locale"
        name="locale"
        label={words('details.language')}
        hint={words('details.language-hint')}
        defaultValue={language ?? ''}
        options={[notTold(words), ...localesIn('main').map((value) => ({ value, text: locales[value].name }))]}
      />
      <SelectField
        id="reach_time_zone"
        name="timeZone"
        label={words('details.zone')}
        hint={words('details.zone-hint')}
        defaultValue={timeZone ?? ''}
        problem={problems.includes('timeZone') ? words('details.zone-problem') : undefined}
        options={[
          notTold(words),
          ...zonesWith(timeZone).map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') })),
        ]}
      />
    </>
  )
}

/** Those that this browser knows, and the one that was chosen in another. */
const zonesWith = (chosen: string | null): string[] => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), ...(chosen === null ? [] : [chosen])]),
]
