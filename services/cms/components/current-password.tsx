'use client'

import { useAuth, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { type TextFieldClientComponent } from 'payload'
import { PlainField } from './plain-field'
import './sign-in.css'

/** Appears in one's own account form as soon as the password or the e-mail address is edited. */
export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { value, setValue } = useField<string | undefined>({ path })
  const isNeeded = useFormFields(
    ([{ email, password }]) => password !== undefined || email?.value !== email?.initialValue,
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
      onChange={({ target }) => setValue(target.value)}
    />
  )
}
