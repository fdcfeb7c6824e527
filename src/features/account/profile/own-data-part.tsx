import { useEffect, useRef, useState } from 'react'
import { formatDay } from '../../../i18n/format/format-date'
import { formatNumber } from '../../../i18n/format/format-number'
import { type Security } from '../../../services/account/answers/security-answers'
import { type AnswerTo } from '../../../services/account/operations-here'
import { CheckedForm } from '../../../shell/session/checked-form'
import { Press } from '../../../shell/session/press'
import { focusOn, readForm } from '../../../shell/session/read-form'
import { useSession } from '../../../shell/session/use-session'
import { ButtonLink } from '../../../ui/button/button'
import { TextField } from '../../../ui/field/field'
import { Card } from '../card'
import { sayMoment } from '../say-time'
import { type ScreenProps } from '../screen-props'
import { Sending } from '../sending'
import { type Asked, saidElsewhere } from '../use-asked'
import { useChange } from '../use-change'

const graceDays = 30
const dayMs = 86_400_000
const kilobyte = 1024

/** What people take away of theirs, and the end of their account. */
export function OwnDataPart({ asked, ...screen }: ScreenProps & { asked: Asked<AnswerTo<'Security'>> }) {
  const { locale, words } = screen
  // What is wrong with the answer is said once, above.
  const told = saidElsewhere(asked)
  return (
    <>
      <Card id="export" title={words('export.title')} note={words('export.note')} {...{ locale, words }} asked={told}>
        {({ security }) => <Export {...screen} security={security} />}
      </Card>
      <Card id="delete" title={words('delete.title')} note={words('delete.note')} {...{ locale, words }} asked={told}>
        {({ security }) => <Deletion {...screen} security={security} />}
      </Card>
    </>
  )
}

type WithSecurity = ScreenProps & { security: Security }

function Export({ locale, words, security }: WithSecurity) {
  const make = useChange('ExportData')
  const { exports } = security
  const [first] = exports
  const sizeOf = (bytes: number) => `${formatNumber(locale, Math.ceil(bytes / kilobyte))} KB`
  return (
    <>
      <p>{words('export.text')}</p>
      {first === undefined ? null : (
        <p>{words('export.of', { time: sayMoment(locale, first.madeAt), end: sayMoment(locale, first.endsAt) })}</p>
      )}
      {exports.map(({ id, type, bytes, address }) => (
        <p key={id}>
          <ButtonLink kind="quiet" icon="download" href={address} isDownload>
            {words(type === 'text/html' ? 'export.page' : 'export.json', { size: sizeOf(bytes) })}
          </ButtonLink>
        </p>
      ))}
      <Press onPress={() => make.send({ locale })}>{words(first === undefined ? 'export.make' : 'export.again')}</Press>
      <Sending words={words} outcome={make.outcome} sending={words('export.making')}>
        {() => words('export.made')}
      </Sending>
    </>
  )
}

function Deletion(props: WithSecurity) {
  const { locale, words, security } = props
  const { session } = useSession()
  const [last] = useState(() => new Date(Date.now() + graceDays * dayMs).toISOString())
  const date = formatDay(locale, last)
  return (
    <>
      <p>{words('delete.today')}</p>
      <p>{words('delete.later', { date })}</p>
      {security.isReached ? null : <p>{words('delete.by-operator')}</p>}
      {security.isFresh ? (
        <DeleteForm {...props} />
      ) : (
        <>
          <p>{words('delete.fresh')}</p>
          <Press leaves onPress={() => session.signInAfresh({ locale, returnTo: location.pathname })}>
            {words('delete.sign-in')}
          </Press>
        </>
      )}
    </>
  )
}

const emailId = 'delete_email'

function DeleteForm({ locale, user, words }: WithSecurity) {
  const { session } = useSession()
  const place = useRef<HTMLFormElement>(null)
  const [isWrong, setWrong] = useState(false)
  const { outcome, send } = useChange('DeleteAccount')
  const isDone = outcome.state === 'done'
  useEffect(() => {
    if (isDone) void session.signOut(locale)
  }, [isDone, session, locale])
  const { email } = user
  const ask = (form: HTMLFormElement) => {
    const isSame = email === null || readForm(form, ['email']).email.trim().toLowerCase() === email.toLowerCase()
    setWrong(!isSame)
    if (isSame) send({ locale })
    else focusOn(form, 'email')
  }
  const problem = isWrong ? words('delete.email-problem') : undefined
  return (
    <CheckedForm
      label={words('delete.title')}
      problems={problem === undefined ? [] : [{ id: emailId, text: problem }]}
      {...{ locale, place, onSend: ask }}
    >
      {email === null ? null : (
        <TextField
          id={emailId}
          name="email"
          type="email"
          label={words('delete.email')}
          hint={words('delete.email-hint', { email })}
          problem={problem}
        />
      )}
      <Sending words={words} outcome={outcome} button={words('delete.do')}>
        {({ deleteAccount }) => words('delete.done', { date: formatDay(locale, deleteAccount.dueAt) })}
      </Sending>
    </CheckedForm>
  )
}
