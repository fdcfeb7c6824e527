import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type LocaleIn } from '../../../config/locales'
import { mainWords } from '../../../i18n/words'
import { type AuthError, toAuthError } from '../../../services/identity/auth-error'
import { type Answered, type OwnForm as FormName, type OtherWays } from '../../../services/identity/provider/other-ways'
import { readText } from '../../../shell/session/read-form'
import { useBroughtBack } from '../../../shell/session/use-brought-back'
import { useSession } from '../../../shell/session/use-session'
import { Button } from '../../../ui/button/button'
import { LiveForm, ProblemSummary } from '../../../ui/field/field'
import { Way } from '../../../ui/gate/gate'
import { QuestionField } from './question-field'
import { useQuestion } from './use-question'

export type FormWish = { locale: LocaleIn<'main'>; returnTo: string; organization: string | undefined }

/** What a form hands over, with the state under which its sign-in comes back. */
export type Sending = {
  ways: OtherWays
  read: (name: string) => string
  state: string
  organization: string | undefined
  answered: Answered | undefined
}

type Props = {
  wish: FormWish
  /** Which question for people stands before it; none where one was answered before. */
  form?: FormName
  label: string
  action: string
  /** Where a refusal leads. */
  firstField: string
  send: (sending: Sending) => Promise<void>
  /** It took the place of another form: the reader goes on in it. */
  isNext?: boolean
  /** What was sent came back: nothing was refused. */
  onSent?: (read: Sending['read']) => void
  children: ReactNode
}

/** A form of the site's own that signs in at the provider: its question for people, its refusals, one try at a time. */
export function OwnForm(props: Props) {
  const { wish, form = 'code', label, action, firstField, isNext = false, children } = props
  const { locale, organization } = wish
  const words = mainWords(locale)
  const { question, ask, problem, isBusy, submit } = useSending(props)
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem) place.current?.querySelector<HTMLElement>('[role=alert]')?.focus()
  }, [problem])
  useEffect(() => {
    if (isNext) place.current?.querySelector('input')?.focus()
  }, [isNext])
  return (
    <Way title={label}>
      <LiveForm label={label} place={place} onSend={(element) => void submit(new FormData(element))}>
        {problem ? (
          <ProblemSummary
            title={words('own.not-sent')}
            problems={[{ id: firstField, text: words(`own.${problemOf(problem)}`) }]}
          />
        ) : null}
        {children}
        {question ? (
          <QuestionField id={`${form}-captcha`} {...{ locale, question, organization }} onAgain={() => void ask()} />
        ) : null}
        <Button isInactive={isBusy}>{action}</Button>
      </LiveForm>
    </Way>
  )
}

/** Sends once at a time; what was refused is said, with another question where one is due. */
function useSending({ wish, form, send, onSent }: Pick<Props, 'wish' | 'form' | 'send' | 'onSent'>) {
  const { locale, organization } = wish
  const { otherWays, session } = useSession()
  const { question, ask } = useQuestion({ form, locale, organization })
  const [problem, setProblem] = useState<AuthError>()
  const { isBusy, start, rest } = useBusy()
  const submit = async (data: FormData): Promise<void> => {
    if (!start()) return
    setProblem(undefined)
    const read = (name: string) => readText(data, name)
    const answered = question?.challenge.required ? { captcha: read('captcha'), state: question.state } : undefined
    try {
      await send({ ways: await otherWays(), read, state: session.beginSignIn(wish), organization, answered })
      onSent?.(read)
    } catch (thrown) {
      setProblem(toAuthError(thrown))
      await ask()
    } finally {
      rest()
    }
  }
  return { question, ask, problem, isBusy, submit }
}

/** One thing at a time. A sign-in that goes on at the provider is never over here, unless the browser brings this page back. */
function useBusy() {
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const set = (value: boolean) => {
    isUnderWay.current = value
    setBusy(value)
  }
  const rest = () => set(false)
  useBroughtBack(rest)
  const start = (): boolean => {
    if (isUnderWay.current) return false
    set(true)
    return true
  }
  return { isBusy, start, rest }
}

type Problem = 'wrong' | 'not-answered' | 'too-many' | 'not-reached' | 'not-taken'

const problems: Readonly<Record<string, Problem>> = {
  access_denied: 'wrong',
  invalid_user_password: 'wrong',
  invalid_captcha: 'not-answered',
  too_many_attempts: 'too-many',
  too_many_requests: 'too-many',
  network: 'not-reached',
  request_error: 'not-reached',
}

const problemOf = ({ code }: AuthError): Problem => problems[code] ?? 'not-taken'
