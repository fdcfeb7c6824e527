import { type Challenge } from '../users/captcha'
import { type Words } from '../words/en'
import { Field, type Problems } from './form'

/** A picture for those who see it, and a question in words for everybody; either answer will do. */
export function CaptchaField({
  challenge,
  words,
  problems,
}: {
  challenge: Challenge
  words: Words
  problems: Problems
}) {
  const { captcha } = words
  const [left, right] = challenge.terms
  const question = captcha.question(captcha.numbers[left] ?? '', captcha.numbers[right] ?? '')
  return (
    <div className="captcha">
      <img className="puzzle" src={challenge.image} alt={captcha.alt} width="208" height="64" />
      <Field
        name="captcha"
        label={captcha.label}
        autoComplete="off"
        problems={problems}
        hint={
          <>
            <p className="hint">{captcha.image}</p>
            <p className="hint">{question}</p>
          </>
        }
      />
    </div>
  )
}
