import { useState } from 'react'
import { focusOn, readForm } from '../../../shell/session/read-form'
import { UnsavedForm } from '../../../shell/session/unsaved-form'
import { LongTextField } from '../../../ui/field/field'
import { Sending } from '../../account/sending'
import { useChange } from '../../account/use-change'
import { InsideProblem } from '../inside-problem'
import { type InsideProps } from '../inside-props'

type Props = Pick<InsideProps, 'locale' | 'words' | 'partWords'> & { answer: number; id: string }

const mostLetters = 2000

/** A question to the team, from the answer that it is about. */
export function AskTeam({ answer, id, locale, words, partWords }: Props) {
  const { outcome, send } = useChange('AskTeam')
  const [isEmpty, setEmpty] = useState(false)
  const ask = (form: HTMLFormElement) => {
    const { message } = readForm(form, ['message'])
    setEmpty(message.trim() === '')
    if (message.trim() === '') focusOn(form, 'message')
    else send({ message, answer: String(answer), locale })
  }
  const problem = isEmpty ? words('ask.message-problem') : undefined
  return (
    <UnsavedForm locale={locale} name={`ask-${answer}`} label={words('ask.title')} onSend={ask}>
      <InsideProblem {...{ words, id, problem }} />
      <LongTextField
        {...{ id, problem }}
        name="message"
        rows={3}
        required
        label={words('ask.message')}
        maxLength={mostLetters}
      />
      <p>{words('ask.note')}</p>
      <Sending words={partWords} outcome={outcome} button={words('ask.send')}>
        {() => words('ask.sent')}
      </Sending>
    </UnsavedForm>
  )
}
