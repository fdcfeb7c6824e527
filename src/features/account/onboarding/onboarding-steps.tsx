import { type ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { type DetailsField, detailsLimits, parseDetails } from '../../../forms/account-details'
import { noticeKinds, type NoticeRate, noticeRates } from '../../../forms/account-notices'
import { mainWords } from '../../../i18n/words'
import { type Details } from '../../../services/account/answers/dashboard-answers'
import { type FieldProblem } from '../../../shell/session/checked-form'
import { FormProblems } from '../../../shell/session/form-problems'
import { Press } from '../../../shell/session/press'
import { focusOn, readForm } from '../../../shell/session/read-form'
import { UnsavedForm } from '../../../shell/session/unsaved-form'
import { Button } from '../../../ui/button/button'
import { SelectField, TextField } from '../../../ui/field/field'
import { LiveSelect } from '../../../ui/field/live-field'
import { PressRow } from '../../../ui/press-row/press-row'
import { Loaded } from '../card'
import { useInterests } from '../profile/interests-screen'
import { listCountries } from '../profile/list-countries'
import { SubjectPicker, treesOf } from '../profile/subject-picker'
import { useNotices, withRate } from '../profile/use-notices'
import { type ScreenProps } from '../screen-props'
import { SaidOutcome } from '../sending'
import { useAsked } from '../use-asked'
import { useChange } from '../use-change'

type StepProps = ScreenProps & {
  /** What stands beside the button that goes on. */
  besides: ReactNode
  onGoOn: () => void
}

export function WorkStep(props: StepProps) {
  const { locale, words } = props
  const asked = useAsked('Details')
  return (
    <Loaded title={words('onboarding.work')} {...{ locale, words, asked }}>
      {({ details }) => (
        <>
          <WorkForm {...props} details={details} />
          <PressRow>{props.besides}</PressRow>
        </>
      )}
    </Loaded>
  )
}

function WorkForm({ locale, words, user, details, onGoOn }: StepProps & { details: Details }) {
  const { outcome, send } = useChange('ChangeDetails')
  const [wrong, setWrong] = useState<readonly DetailsField[]>([])
  const { name, company, jobTitle, phone, locale: language, timeZone, country, version, editable } = details
  const kept = { name, company, jobTitle, phone, country, locale: language, timeZone }
  const own = (['company', 'jobTitle'] as const).filter((field) => editable.includes(field))
  const save = (sent: HTMLFormElement, seen: number) => {
    const read = parseDetails({ ...kept, ...readForm(sent, [...own, 'country']) })
    setWrong('problems' in read ? read.problems : [])
    if ('said' in read) send({ version: seen, details: read.said })
    else focusOn(sent, read.problems[0])
  }
  const text = mainWords(locale)('profile.too-long', { count: detailsLimits.line })
  const problems = own.filter((field) => wrong.includes(field)).map((field) => ({ id: `first_${field}`, text }))
  const isSaved = outcome.state === 'done'
  const goOn = useRef(onGoOn)
  useEffect(() => {
    if (isSaved) goOn.current()
  }, [isSaved])
  return (
    <UnsavedForm {...{ locale, version }} name="first-details" label={words('onboarding.work')} onSend={save}>
      <FormProblems {...{ locale, problems }} />
      <OwnFields {...{ words, user, details, own, problems }} />
      <SelectField
        id="first_country"
        name="country"
        autoComplete="country"
        label={words('details.country')}
        defaultValue={country ?? ''}
        options={[{ value: '', text: words('details.not-told') }, ...listCountries(locale)]}
      />
      <div>
        <Button isInactive={outcome.state === 'sending'}>{words('onboarding.go-on')}</Button>
      </div>
      <SaidOutcome words={words} outcome={outcome} />
    </UnsavedForm>
  )
}

type OwnFieldsProps = Pick<StepProps, 'words' | 'user'> & {
  details: Details
  own: readonly ('company' | 'jobTitle')[]
  problems: readonly FieldProblem[]
}

const OwnFields = ({ words, user, details, own, problems }: OwnFieldsProps) => (
  <>
    {own.map((field) => (
      <TextField
        key={field}
        id={`first_${field}`}
        name={field}
        label={words(`onboarding.${field}`)}
        autoComplete={field === 'company' ? 'organization' : 'organization-title'}
        defaultValue={details[field] ?? user[field] ?? ''}
        maxLength={detailsLimits.line}
        problem={problems.find(({ id }) => id === `first_${field}`)?.text}
      />
    ))}
  </>
)

export function InterestsStep(props: StepProps) {
  const { locale, words, besides, onGoOn } = props
  const asked = useAsked('Interests', { locale })
  const { shown, choose, outcome } = useInterests(asked)
  return (
    <>
      <Loaded title={words('onboarding.interests')} {...{ locale, words, asked }}>
        {({ subjects }) => (
          <SubjectPicker words={words} trees={treesOf(subjects, props)} chosen={shown} onChoose={choose} />
        )}
      </Loaded>
      <SaidOutcome words={words} outcome={outcome} />
      <PressRow>
        <Press kind="solid" onPress={onGoOn}>
          {words('onboarding.go-on')}
        </Press>
        {besides}
      </PressRow>
    </>
  )
}

export function NoticesStep({ locale, words, besides, onGoOn }: StepProps) {
  const asked = useAsked('Notices')
  const { shown, choose, outcome } = useNotices(asked)
  const [rate, setRate] = useState<NoticeRate>()
  const present =
    rate ?? shown.choices.find(({ kind, way }) => kind === 'insights' && way === 'email')?.rate ?? 'weekly'
  const take = (given: string) => {
    setRate(given as NoticeRate)
    const told = noticeKinds.filter((kind) => kind !== 'requests')
    choose(told.reduce((said, kind) => withRate(said, `${kind} email`, given), shown))
  }
  return (
    <>
      <Loaded title={words('onboarding.notices')} {...{ locale, words, asked }}>
        {() => (
          <LiveSelect
            id="first_rate"
            label={words('onboarding.rate')}
            value={present}
            options={noticeRates.map((value) => ({ value, text: words(`notices.${value}`) }))}
            onChoose={take}
          />
        )}
      </Loaded>
      <SaidOutcome words={words} outcome={outcome} />
      <PressRow>
        <Press kind="solid" onPress={onGoOn}>
          {words('onboarding.finish')}
        </Press>
        {besides}
      </PressRow>
    </>
  )
}
