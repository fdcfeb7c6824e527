import { useEffect, useRef, useState } from 'react'
import { ownWays } from '../../../config/own-ways'
import { mainWords } from '../../../i18n/words'
import { TextField } from '../../../ui/field/field'
import { Notice } from '../../../ui/notice/notice'
import { type FormWish, OwnForm, type Sending } from './own-form'

type Props = { wish: FormWish }

/** The forms by which this site signs in itself, as its settings say. */
export const OwnForms = ({ wish }: Props) => (
  <>
    {ownWays.password ? <PasswordForm wish={wish} /> : null}
    {ownWays.passwordless ? <PasswordlessForms wish={wish} /> : null}
  </>
)

function PasswordForm({ wish }: Props) {
  const words = mainWords(wish.locale)
  const send = ({ ways, read, ...form }: Sending) =>
    ways.signInWithPassword({ ...form, email: read('email'), password: read('password') })
  return (
    <OwnForm
      {...{ wish, send }}
      form="password"
      label={words('own.password-form')}
      action={words('sign-in.title')}
      firstField="own-email"
    >
      <TextField id="own-email" name="email" type="email" label={words('own.email')} autoComplete="username" required />
      <TextField
        id="own-password"
        name="password"
        type="password"
        label={words('own.password')}
        autoComplete="current-password"
        required
      />
    </OwnForm>
  )
}

const isAddress = (recipient: string): boolean => recipient.includes('@')

/** As people write a number, and as the provider takes it. */
const toPhoneNumber = (recipient: string): string => recipient.replace(/[\s()./-]/g, '').replace(/^00/, '+')

const toRecipient = (recipient: string) =>
  isAddress(recipient)
    ? ({ connection: 'email', email: recipient } as const)
    : ({ connection: 'sms', phoneNumber: toPhoneNumber(recipient) } as const)

/** A link goes to an address, a code to a telephone. */
function PasswordlessForms({ wish }: Props) {
  const [recipient, setRecipient] = useState<string>()
  if (recipient !== undefined && isAddress(recipient)) {
    return <LinkSent locale={wish.locale} recipient={recipient} />
  }
  return recipient === undefined ? (
    <StartForm wish={wish} onSent={(read) => setRecipient(read('recipient').trim())} />
  ) : (
    <CodeForm wish={wish} recipient={recipient} />
  )
}

/** Stands where the form was, and takes over its focus: so it is read as well. */
function LinkSent({ locale, recipient }: { locale: FormWish['locale']; recipient: string }) {
  const words = mainWords(locale)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div role="status" tabIndex={-1} ref={place}>
      <Notice title={words('own.link-sent')}>
        <p>{words('own.link-sent-text', { recipient })}</p>
      </Notice>
    </div>
  )
}

function StartForm({ wish, onSent }: Props & { onSent: (read: Sending['read']) => void }) {
  const words = mainWords(wish.locale)
  const send = ({ ways, read, ...form }: Sending) => {
    const recipient = toRecipient(read('recipient').trim())
    return ways.startPasswordless({ ...form, ...recipient, send: 'email' in recipient ? 'link' : 'code' })
  }
  return (
    <OwnForm
      {...{ wish, send, onSent }}
      form="passwordless"
      label={words('own.passwordless-form')}
      action={words('own.send')}
      firstField="own-recipient"
    >
      <TextField
        id="own-recipient"
        name="recipient"
        label={words('own.recipient')}
        hint={words('own.recipient-hint')}
        autoComplete="email"
        required
      />
    </OwnForm>
  )
}

function CodeForm({ wish, recipient }: Props & { recipient: string }) {
  const words = mainWords(wish.locale)
  const send = ({ ways, read, state, organization }: Sending) =>
    ways.signInWithCode({ state, organization, ...toRecipient(recipient), verificationCode: read('code').trim() })
  return (
    <OwnForm
      {...{ wish, send }}
      isNext
      label={words('own.code-form')}
      action={words('sign-in.title')}
      firstField="own-code"
    >
      <TextField
        id="own-code"
        name="code"
        label={words('own.code')}
        hint={words('own.code-hint', { recipient })}
        autoComplete="one-time-code"
        required
      />
    </OwnForm>
  )
}
