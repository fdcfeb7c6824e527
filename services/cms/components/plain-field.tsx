'use client'

import { type InputHTMLAttributes } from 'react'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  id: string
  label: string
  description?: string
  problem?: string | undefined
}

/** A field outside any document's form, in the looks of those inside. */
export function PlainField({ id, label, description, problem, ...input }: Props) {
  const hint = description === undefined ? undefined : `${id}-hint`
  const fault = problem === undefined ? undefined : `${id}-problem`
  const about = [fault, hint].filter((one) => one !== undefined).join(' ')
  return (
    <div className={`field-type text plain-field ${fault === undefined ? '' : 'error'}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          id={id}
          aria-describedby={about === '' ? undefined : about}
          aria-invalid={fault !== undefined || undefined}
          {...input}
        />
      </div>
      {fault === undefined ? null : (
        <p className="plain-field-problem" id={fault}>
          {problem}
        </p>
      )}
      {hint === undefined ? null : (
        <div className="field-description" id={hint}>
          {description}
        </div>
      )}
    </div>
  )
}
