'use client'

import { type InputHTMLAttributes } from 'react'

type Props = InputHTMLAttributes<HTMLInputElement> & { id: string; label: string; description?: string }

/** A field outside any document's form, in the looks of those inside. */
export function PlainField({ id, label, description, ...input }: Props) {
  const hint = description === undefined ? undefined : `${id}-hint`
  return (
    <div className="field-type text plain-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input id={id} aria-describedby={hint} {...input} />
      </div>
      {hint === undefined ? null : (
        <div className="field-description" id={hint}>
          {description}
        </div>
      )}
    </div>
  )
}
