import { useState } from 'react'
import { detailsLimits } from '../../../forms/account-details'
import { parseRequest } from '../../../forms/account-request'
import { FormProblems } from '../../../shell/session/form-problems'
import { focusOn, readForm } from '../../../shell/session/read-form'
import { UnsavedForm } from '../../../shell/session/unsaved-form'
import { LongTextField, SelectField, TextField } from '../../../ui/field/field'
import { type ScreenProps } from '../screen-props'
import { Sending } from '../sending'
import { useChange } from '../use-change'

type Props = ScreenProps & { options: readonly { id: string; name: string; seats: number }[] }

/** Of which product, and how many in all. */
export function SeatsForm({ locale, words, options }: Props) {
  const { outcome, send } = useChange('RequestSeats', { refetch: ['Requests'] })
  const [problems, setProblems] = useState<readonly string[]>([])
  const nameOf = (about: string) => options.find(({ id }) => id === about)?.name ?? about
  const ask = (form: HTMLFormElement) => {
    const { subscription, seats, message } = readForm(form, ['subscription', 'seats', 'message'])
    const read = parseRequest('subscription', { seats: Number(seats), message })
    setProblems('problems' in read ? read.problems : [])
    if ('said' in read) send({ ...read.said, subscription, locale })
    else focusOn(form, read.problems[0])
  }
  const problem = problems.includes('seats') ? words('subscriptions.how-many-problem') : undefined
  return (
    <UnsavedForm locale={locale} name="seats" label={words('subscriptions.more')} onSend={ask}>
      <FormProblems locale={locale} problems={problem === undefined ? [] : [{ id: 'seats_seats', text: problem }]} />
      <Fields {...{ words, options, problem }} />
      <Sending words={words} outcome={outcome} button={words('subscriptions.send')}>
        {({ requestSeats: { about } }) => words('subscriptions.sent', { name: nameOf(about) })}
      </Sending>
    </UnsavedForm>
  )
}

type FieldsProps = Pick<Props, 'words' | 'options'> & { problem: string | undefined }

const Fields = ({ words, options, problem }: FieldsProps) => (
  <>
    <SelectField
      id="seats_subscription"
      name="subscription"
      label={words('subscriptions.which')}
      options={options.map(({ id, name }) => ({ value: id, text: name }))}
    />
    <TextField
      id="seats_seats"
      name="seats"
      type="number"
      label={words('subscriptions.how-many')}
      defaultValue={options[0]?.seats}
      problem={problem}
    />
    <LongTextField
      id="seats_message"
      name="message"
      rows={3}
      label={words('subscriptions.why')}
      maxLength={detailsLimits.message}
    />
  </>
)
