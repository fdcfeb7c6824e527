import { useState } from 'react'
import { detailsLimits } from '../../../forms/account-details'
import { parseRequest } from '../../../forms/account-request'
import { type Colleague } from '../../../services/account/answers/dashboard-answers'
import { FormProblems } from '../../../shell/session/form-problems'
import { focusOn, readForm } from '../../../shell/session/read-form'
import { UnsavedForm } from '../../../shell/session/unsaved-form'
import { LongTextField, SelectField, TextField } from '../../../ui/field/field'
import { type ScreenProps } from '../screen-props'
import { Sending } from '../sending'
import { useChange } from '../use-change'

type Props = ScreenProps & { people: readonly Colleague[] }

/** Whom, at which number, and about what. */
export function CallbackForm({ locale, words, people }: Props) {
  const { outcome, send } = useChange('RequestCallback', { refetch: ['Requests'] })
  const [problems, setProblems] = useState<readonly string[]>([])
  const ask = (form: HTMLFormElement) => {
    const { colleague, ...given } = readForm(form, ['colleague', 'phone', 'message'])
    const read = parseRequest('callback', given)
    setProblems('problems' in read ? read.problems : [])
    if ('said' in read) send({ ...read.said, colleague, locale })
    else focusOn(form, read.problems[0])
  }
  const nameOf = (about: string) => people.find(({ id }) => id === about)?.name ?? about
  return (
    <UnsavedForm locale={locale} name="callback" label={words('contacts.call')} onSend={ask}>
      <FormProblems
        locale={locale}
        problems={problems.includes('phone') ? [{ id: 'callback_phone', text: words('contacts.number-problem') }] : []}
      />
      <Fields {...{ words, people, problems }} />
      <Sending words={words} outcome={outcome} button={words('contacts.send')}>
        {({ requestCallback: { about, phone } }) =>
          words('contacts.sent', { name: nameOf(about), number: phone ?? '' })
        }
      </Sending>
    </UnsavedForm>
  )
}

type FieldsProps = Pick<Props, 'words' | 'people'> & { problems: readonly string[] }

const Fields = ({ words, people, problems }: FieldsProps) => (
  <>
    <SelectField
      id="callback_colleague"
      name="colleague"
      label={words('contacts.whom')}
      options={people.map(({ id, name }) => ({ value: id, text: name }))}
    />
    <TextField
      id="callback_phone"
      name="phone"
      type="tel"
      autoComplete="tel"
      label={words('contacts.number')}
      maxLength={detailsLimits.phone}
      problem={problems.includes('phone') ? words('contacts.number-problem') : undefined}
    />
    <LongTextField
      id="callback_message"
      name="message"
      rows={3}
      label={words('contacts.about')}
      maxLength={detailsLimits.message}
    />
  </>
)
