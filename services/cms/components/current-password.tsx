'use client'

import { useAuth, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { type TextFieldClientComponent } from 'payload'
import { PlainField } from './plain-field'
import './sign-in.css'

// The server judges it. With a rule of its own the field is tried again after the server has refused what was typed before.
const accept = () => true as const

/** Appears in one's own account form as soon as a password is typed or the e-mail address is edited. */
export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
  const { id } = useDocumentInfo()
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
      label="Current password"
      description="Needed to change your password or your e-mail address."
      autoComplete="current-password"
      value={value ?? ''}
      problem={showError ? errorMessage : undefined}
      onChange={({ target }) => setValue(target.value)}
    />
  )
}
