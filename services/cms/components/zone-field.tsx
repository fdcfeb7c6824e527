'use client'

import { FieldDescription, SelectInput, useField } from '@payloadcms/ui'
import { type OptionObject, type TextFieldClientComponent } from 'payload'
import { cityOf, type Place } from '../fields/wall-clock'
import { useOffices } from './use-offices'

const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]

/** The zones of the firm's offices first, by the office; then all others. What was entered before stays in the list. */
function optionsFor(offices: readonly Place[], value: string | undefined): OptionObject[] {
  const ofFirm = new Map<string, string[]>()
  for (const { name, timeZone } of offices) ofFirm.set(timeZone, [...(ofFirm.get(timeZone) ?? []), name])
  const others = [...new Set([...zones, ...(value ? [value] : [])])].filter((zone) => !ofFirm.has(zone))
  return [
    ...[...ofFirm].map(([zone, names]) => ({ value: zone, label: `${names.join(', ')} (${zone})` })),
    ...others.map((zone) => ({ value: zone, label: zone === 'UTC' ? 'UTC' : `${cityOf(zone)} (${zone})` })),
  ]
}

/** A time zone is chosen, not typed. */
export const ZoneField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const offices = useOffices()
  const description = field.admin?.description

  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label ?? field.name}
      required={field.required === true}
      options={optionsFor(offices, value)}
      value={value}
      readOnly={readOnly === true}
      showError={showError}
      {...(errorMessage === undefined ? {} : { Error: errorMessage })}
      Description={description === undefined ? null : <FieldDescription description={description} path={path} />}
      onChange={(chosen) => setValue([chosen].flat()[0]?.value ?? null)}
    />
  )
}
