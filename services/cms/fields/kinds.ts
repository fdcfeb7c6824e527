import {
  type ArrayField,
  type CheckboxField,
  type DateField,
  type Field,
  type NumberField,
  type RelationshipField,
  type RowField,
  type SelectField,
  type Tab,
  type TextareaField,
  type TextField,
  type UploadField,
} from 'payload'

/** Short ways to say the fields that every collection needs, so that a collection reads as a list of what it holds. */
type Own = { required?: boolean; localized?: boolean; hint?: string }

const adminOf = (own: Own) => (own.hint === undefined ? {} : { admin: { description: own.hint } })
const flagsOf = ({ required = false, localized = false }: Own) => ({ required, localized })

const longestLine = 300

export const line = (name: string, label: string, own: Own = {}): TextField => ({
  name,
  label,
  type: 'text',
  maxLength: longestLine,
  ...flagsOf(own),
  ...adminOf(own),
})

export const lines = (name: string, label: string, own: Own = {}): TextField => ({
  name,
  label,
  type: 'text',
  hasMany: true,
  ...flagsOf(own),
  ...adminOf(own),
})

export const paragraph = (name: string, label: string, own: Own = {}): TextareaField => ({
  name,
  label,
  type: 'textarea',
  ...flagsOf(own),
  ...adminOf(own),
})

export const amount = (name: string, label: string, own: Own & { min?: number; max?: number } = {}): NumberField => ({
  name,
  label,
  type: 'number',
  ...(own.min === undefined ? {} : { min: own.min }),
  ...(own.max === undefined ? {} : { max: own.max }),
  ...flagsOf(own),
  ...adminOf(own),
})

export const yesNo = (name: string, label: string, hint?: string): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: false,
  ...(hint === undefined ? {} : { admin: { description: hint } }),
})

export const day = (name: string, label: string, own: Own = {}): DateField => ({
  name,
  label,
  type: 'date',
  ...flagsOf(own),
  admin: { ...adminOf(own).admin, date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
})

export const moment = (name: string, label: string, own: Own = {}): DateField => ({
  name,
  label,
  type: 'date',
  ...flagsOf(own),
  admin: {
    ...adminOf(own).admin,
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm', timeFormat: 'HH:mm' },
  },
})

/** One of a few values; each is shown as its own words. */
export const choice = (
  name: string,
  label: string,
  own: Own & { of: readonly string[]; initially?: string },
): SelectField => ({
  name,
  label,
  type: 'select',
  options: own.of.map((value) => ({ value, label: toWords(value) })),
  ...(own.initially === undefined ? {} : { defaultValue: own.initially }),
  ...flagsOf(own),
  ...adminOf(own),
})

export const one = (name: string, label: string, own: Own & { of: string }): RelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo: own.of as RelationshipField['relationTo'] & string,
  ...flagsOf(own),
  ...adminOf(own),
})

export const many = (name: string, label: string, own: Own & { of: string }): RelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo: own.of as RelationshipField['relationTo'] & string,
  hasMany: true,
  ...flagsOf(own),
  ...adminOf(own),
})

export const picture = (name: string, label: string, own: Own = {}): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  ...flagsOf(own),
  ...adminOf(own),
})

type OwnRows = Own & { of: Field[]; called: [singular: string, plural: string] }

export const rows = (name: string, own: OwnRows): ArrayField => ({
  name,
  label: own.called[1],
  labels: { singular: own.called[0], plural: own.called[1] },
  type: 'array',
  fields: own.of,
  ...flagsOf(own),
  ...adminOf(own),
})

export const beside = (...fields: Field[]): RowField => ({ type: 'row', fields })

export const tab = (label: string, ...fields: Field[]): Tab => ({ label, fields })

function toWords(value: string): string {
  const words = value.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
