import { useEffect, useRef } from 'react'
import { type LocaleIn, locales } from '../../../config/locales'
import { mainWords } from '../../../i18n/words'
import { AuthProblem, authErrors } from '../../../services/identity/auth-error'
import { useSession } from '../../../shell/session/use-session'
import { PictureQuestion } from '../../../ui/question/question'
import { loadRecaptcha } from './load-recaptcha'
import { type Question } from './use-question'

type Props = {
  locale: LocaleIn<'main'>
  id: string
  question: Question
  onAgain: () => void
  organization: string | undefined
}

/** The question that the provider asks of people, if it asks one: its own, or one of reCAPTCHA's. */
export function QuestionField({ locale, id, question, onAgain, organization }: Props) {
  const words = mainWords(locale)
  const { challenge } = question
  if (!challenge.required) return null
  const { provider, image, siteKey } = challenge
  if (provider !== 'auth0') {
    return <GooglesQuestion key={question.state} {...{ locale, provider, organization }} siteKey={siteKey ?? ''} />
  }
  return (
    <PictureQuestion
      id={id}
      image={image ?? ''}
      alt={words('own.picture')}
      label={words('own.question')}
      hint={challenge.question ?? words('own.question-hint')}
      again={words('own.other-question')}
      onAgain={onAgain}
    />
  )
}

type GooglesProps = Pick<Props, 'locale' | 'organization'> & {
  provider: 'recaptcha_v2' | 'recaptcha_enterprise'
  siteKey: string
}

/** Its answer goes along with the form, as the answer to a picture does. */
function GooglesQuestion({ locale, provider, siteKey, organization }: GooglesProps) {
  const { session } = useSession()
  const place = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let isShown = true
    const set = (token: string) => {
      if (answer.current) answer.current.value = token
    }
    loadRecaptcha({ provider, language: locales[locale].htmlLang })
      .then(({ render }) => {
        if (!isShown || !place.current) return
        const drop = () => set('')
        render(place.current, { sitekey: siteKey, callback: set, 'expired-callback': drop, 'error-callback': drop })
      })
      .catch(() => session.refuse(new AuthProblem(authErrors.captchaFailed), { locale, organization }))
    return () => void (isShown = false)
  }, [locale, provider, siteKey, session, organization])
  return (
    <div>
      <div ref={place} />
      <input ref={answer} type="hidden" name="captcha" />
    </div>
  )
}
