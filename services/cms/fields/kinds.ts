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
import { findRowTitle } from './row-title'
import { ruled } from './ruled'
import { allOf, isNotBlank, isWhole, type Rule, type Values } from './rules'

/** Short ways to say the fields that every collection needs, so that a collection reads as a list of what it holds. */
export type Own = {
  required?: boolean
  localized?: boolean
  hint?: string
  /** What the value may be, beyond its kind. */
  rule?: Rule
  /** Shown only while the values beside it say so. */
  when?: (beside: Values) => boolean
  /** For the firm's own programs: never published. */
  isInternal?: true
}

const adminOf = ({ hint, when }: Own) => ({
  admin: {
    ...(hint === undefined ? {} : { description: hint }),
    ...(when === undefined ? {} : { condition: (_: unknown, beside: Values) => when(beside) }),
  },
})
const flagsOf = ({ required = false, localized = false, isInternal }: Own) => ({
  required,
  localized,
  ...(isInternal ? { custom: { internal: true } } : {}),
})
const withRule = <Field extends Parameters<typeof ruled>[0]>(field: Field, { rule }: Own): Field =>
  rule ? ruled(field, rule) : field

/** Payload takes blanks for a text. */
const withWords = <Field extends Parameters<typeof ruled>[0]>(field: Field, { required, rule }: Own): Field => {
  const rules = [...(required === true ? [isNotBlank] : []), ...(rule ? [rule] : [])]
  return rules.length > 0 ? ruled(field, allOf(...rules)) : field
}

const longestLine = 300
const longestParagraph = 5000
const mostLines = 50

type OwnText = Own & { atMost?: number }

export const line = (name: string, label: string, own: OwnText = {}): TextField =>
  withWords({ name, label, type: 'text', maxLength: own.atMost ?? longestLine, ...flagsOf(own), ...adminOf(own) }, own)

export const lines = (name: string, label: string, own: OwnText = {}): TextField =>
  withWords(
    {
      name,
      label,
      type: 'text',
      hasMany: true,
      maxLength: own.atMost ?? longestLine,
      maxRows: mostLines,
      ...flagsOf(own),
      ...adminOf(own),
    },
    own,
  )

export const paragraph = (name: string, label: string, own: OwnText = {}): TextareaField =>
  withWords(
    { name, label, type: 'textarea', maxLength: own.atMost ?? longestParagraph, ...flagsOf(own), ...adminOf(own) },
    own,
  )

type OwnAmount = Own & {
  min?: number
  max?: number
  /** Such as a latitude; anything else is counted. */ hasFractions?: true
}

export const amount = (name: string, label: string, own: OwnAmount = {}): NumberField => {
  const { min, max, rule, hasFractions } = own
  const rules = [...(hasFractions ? [] : [isWhole]), ...(rule ? [rule] : [])]
  const field: NumberField = {
    name,
    label,
    type: 'number',
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...flagsOf(own),
    ...adminOf(own),
  }
  return rules.length > 0 ? ruled(field, allOf(...rules)) : field
}

export const yesNo = (name: string, label: string, hint?: string): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: false,
  ...(hint === undefined ? {} : { admin: { description: hint } }),
})

export const day = (name: string, label: string, own: Own = {}): DateField =>
  withRule(
    {
      name,
      label,
      type: 'date',
      ...flagsOf(own),
      admin: { ...adminOf(own).admin, date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
    },
    own,
  )

export const moment = (name: string, label: string, own: Own = {}): DateField =>
  withRule(
    {
      name,
      label,
      type: 'date',
      ...flagsOf(own),
      admin: {
        ...adminOf(own).admin,
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm', timeFormat: 'HH:mm' },
      },
    },
    own,
  )

type OwnChoice = Own & {
  of: readonly string[]
  initially?: string
  /** The name of its values in the database, where the usual one is taken. */
  enumName?: string
}

/** One of a few values; each is shown as its own words. */
export const choice = (name: string, label: string, own: OwnChoice): SelectField =>
  withRule(
    {
      name,
      label,
      type: 'select',
      options: own.of.map((value) => ({ value, label: toWords(value) })),
      ...(own.enumName === undefined ? {} : { enumName: own.enumName }),
      ...(own.initially === undefined ? {} : { defaultValue: own.initially }),
      ...flagsOf(own),
      ...adminOf(own),
    },
    own,
  )

export const choices = (name: string, label: string, { of, ...own }: Own & { of: readonly string[] }): SelectField => ({
  name,
  label,
  type: 'select',
  hasMany: true,
  options: of.map((value) => ({ value, label: toWords(value) })),
  ...flagsOf(own),
  ...adminOf(own),
})

type OwnRelation = Own & { of: string }

export const one = (name: string, label: string, own: OwnRelation): RelationshipField =>
  withRule(
    {
      name,
      label,
      type: 'relationship',
      relationTo: own.of,
      ...flagsOf(own),
      ...adminOf(own),
    },
    own,
  )

const mostRelated = 200

export const many = (name: string, label: string, own: OwnRelation): RelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo: own.of as RelationshipField['relationTo'] & string,
  hasMany: true,
  maxRows: mostRelated,
  ...flagsOf(own),
  ...adminOf(own),
})

const isPicture = { mimeType: { contains: 'image' } }
const isFilm = { mimeType: { contains: 'video' } }
const isPdf = { mimeType: { equals: 'application/pdf' } }

export const picture = (name: string, label: string, own: Own = {}): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  filterOptions: isPicture,
  displayPreview: true,
  ...flagsOf(own),
  ...adminOf(own),
})

export const pdf = (name: string, label: string, own: Own = {}): UploadField => ({
  ...picture(name, label, own),
  filterOptions: isPdf,
})

export const film = (name: string, label: string, own: Own = {}): UploadField => ({
  ...picture(name, label, own),
  filterOptions: isFilm,
  displayPreview: false,
})

type OwnRows = Own & {
  of: Field[]
  called: [singular: string, plural: string]
  /** Long rows, of which only the first words are read until one is opened. */
  isFolded?: boolean
}

const mostRows = 200

export const rows = (name: string, own: OwnRows): ArrayField => ({
  name,
  label: own.called[1],
  labels: { singular: own.called[0], plural: own.called[1] },
  type: 'array',
  maxRows: mostRows,
  fields: own.of,
  ...flagsOf(own),
  admin: {
    ...adminOf(own).admin,
    ...(own.isFolded === true ? { initCollapsed: true } : {}),
    components: {
      RowLabel: {
        path: '/components/row-label#RowLabel',
        clientProps: { kind: own.called[0], title: findRowTitle(own.of), isFolded: own.isFolded === true },
      },
    },
  },
})

export const beside = (...fields: Field[]): RowField => ({ type: 'row', fields })

export const tab = (label: string, ...fields: Field[]): Tab => ({ label, fields })

function toWords(value: string): string {
  const words = value.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
