'use client'

import { FieldDescription, SelectInput, useConfig, useField } from '@payloadcms/ui'
import { type OptionObject, type TextFieldClientComponent } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'

function useKnown(): OptionObject[] {
  const { config } = useConfig()
  const [known, setKnown] = useState<OptionObject[]>([])
  const url = formatAdminURL({ apiRoute: config.routes.api, path: '/grants/known-permissions' })

  useEffect(() => {
    const call = new AbortController()
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then((response) => response.json() as Promise<{ permissions?: OptionObject[] }>)
      .then(({ permissions = [] }) => setKnown(permissions))
      .catch(() => undefined) // what is granted already is shown by its own name
    return () => call.abort()
  }, [url])

  return known
}

/** What can be granted is chosen, not typed. */
export const PermissionsField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string[]>({ path })
  const granted = (value as string[] | null | undefined) ?? []
  const known = useKnown()
  const kept = granted.filter((one) => !known.some((option) => option.value === one))
  const options = [...known, ...kept.map((one) => ({ value: one, label: one }))]
  const description = field.admin?.description

  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label ?? field.name}
      hasMany
      options={options}
      value={granted}
      readOnly={readOnly === true}
      showError={showError}
      {...(errorMessage === undefined ? {} : { Error: errorMessage })}
      Description={description === undefined ? null : <FieldDescription description={description} path={path} />}
      onChange={(chosen) => setValue([chosen].flat().map((option) => String(option.value)))}
    />
  )
}
