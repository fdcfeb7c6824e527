'use client'

import { useAuth, useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import { type TextFieldClientComponent } from 'payload'
import { sayIn } from '../words/admin-language'
import { signInWords } from '../words/sign-in-words'
import { PlainField } from './plain-field'
import './sign-in.css'

// The server judges it. With a rule of its own the field is tried again after the server has refused what was typed before.
const accept = () => true as const

/** Appears in one's own account form as soon as a password is typed or the e-mail address is edited. */
export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
  const { id } = useDocumentInfo()
  const words = sayIn(signInWords, useTranslation().i18n)
  const { user } = useAuth()
  const { value, setValue, showError, errorMessage } = useField<string | undefined>({ path, validate: accept })
  const isNeeded = useFormFields(
    ([{ email, password }]) => Boolean(password?.value) || (email !== undefined && email.value !== user?.email),
  )

  if (id === undefined || user?.id !== id || !isNeeded) return null
  return (
    <PlainField
      id="field-currentPassword"
      type="password"
      label={words.currentPassword}
      description={words.currentPasswordHint}
      autoComplete="current-password"
      value={value ?? ''}
      problem={showError ? errorMessage : undefined}
      onChange={({ target }) => setValue(target.value)}
    />
  )
}
