'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useFormFields,
  useTranslation,
  withCondition,
} from '@payloadcms/ui'
import { type DateFieldClientComponent, type DefaultCellComponentProps } from 'payload'
import { useEffect, useRef } from 'react'
import { cityOf, tellPlaces, toInstant, toWallClock } from '../fields/wall-clock'
import { formats, sayIn } from '../words/admin-language'
import { listWords } from '../words/list-words'
import { useOffices } from './use-offices'

/** Typed and shown on the clocks of the event, which the field "Time zone" names. */
const OwnMomentField: DateFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError } = useField<string>({ path })
  const chosen = useFormFields(([fields]) => fields.timeZone?.value as string | null | undefined)
  const zone = chosen ?? 'UTC'
  const words = sayIn(listWords, useTranslation().i18n)
  const offices = useOffices()
  useKeptClock({ value, zone: chosen ?? undefined, setValue })
  const id = `field-${path.replaceAll('.', '__')}`
  const description = field.admin?.description

  return (
    <div className={`field-type date-time-field own-moment${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label ?? field.name} required={field.required === true} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="datetime-local"
          aria-describedby={`${id}-told`}
          disabled={readOnly === true}
          value={value ? toWallClock(value, zone) : ''}
          onChange={({ target }) => setValue(target.value === '' ? null : toInstant(target.value, zone))}
        />
      </div>
      <div className="field-description" id={`${id}-told`}>
        {value ? tellPlaces(value, zone, { offices, words: words.clocks }) : words.ownClock(cityOf(zone))}
      </div>
      {description === undefined ? null : <FieldDescription description={description} path={path} />}
    </div>
  )
}

export const OwnMoment = withCondition(OwnMomentField)

type Clock = { value: string | undefined; zone: string | undefined; setValue: (value: string) => void }

/** Ten o'clock stays ten o'clock when its editor chooses another zone. */
function useKeptClock({ value, zone, setValue }: Clock): void {
  const before = useRef(zone)

  useEffect(() => {
    const was = before.current
    if (zone === undefined) return
    before.current = zone
    if (was !== undefined && was !== zone && value) setValue(toInstant(toWallClock(value, was), zone))
  }, [zone, value, setValue])
}

/** In a list, where everybody reads the same. */
export function OwnMomentCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const words = sayIn(listWords, i18n)
  const { timeZone } = rowData as { timeZone?: string | null }
  if (typeof cellData !== 'string' || cellData === '') return null
  const moment = new Date(cellData).toLocaleString(sayIn(formats, i18n), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone ?? 'UTC',
  })
  return <span>{words.momentIn(moment, cityOf(timeZone ?? 'UTC'))}</span>
}
