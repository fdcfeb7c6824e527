import { personCheck, type PersonCheckPart } from '../../forms/person-check'
import { type MainWords } from '../../i18n/words'
import { TextField } from '../../ui/field/field'

type Props = { id: string; words: MainWords }

const when = (part: PersonCheckPart): PersonCheckPart => part

/** Four digits that an answer to the form asks for where the installation wants it. */
export const PersonCheck = ({ id, words }: Props) => (
  <div hidden data-when={when('question')}>
    <TextField
      id={id}
      name={personCheck.digits}
      label={words('contact.digits')}
      hint={
        <>
          {words('contact.digits-hint')} <strong data-fill={personCheck.digits} />
        </>
      }
      refusal={words('contact.problem-digits')}
      inputMode="numeric"
      autoComplete="off"
    />
    <input type="hidden" name={personCheck.asked} value="" />
  </div>
)

/** What the summary says of it. */
export const personQuestion = ({ id, words }: Props) => ({
  id,
  text: words('contact.problem-question'),
  when: when('question'),
})
