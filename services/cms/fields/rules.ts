import { type DateField } from 'payload'
import { moment } from './kinds'

type Dates = Record<string, string | null | undefined>

/** A date that may not come before another of the same item. */
function notBefore(field: DateField, earlier: string, words: string): DateField {
  return {
    ...field,
    validate: (value, { data }) => {
      const other = (data as Dates)[earlier]
      if (!value || !other) return field.required && !value ? 'This field is required.' : true
      return new Date(value) >= new Date(other) || words
    },
  }
}

function notAfter(field: DateField, later: string, words: string): DateField {
  return {
    ...field,
    validate: (value, { data }) => {
      const other = (data as Dates)[later]
      return !value || !other || new Date(value) <= new Date(other) || words
    },
  }
}

export const eventDates = {
  endsAt: notBefore(moment('endsAt', 'Ends', { required: true }), 'startsAt', 'The event ends before it starts.'),
  registrationCloses: notAfter(
    moment('registrationCloses', 'Registration closes'),
    'endsAt',
    'Registration closes after the event has ended.',
  ),
}

export const closesAfterPosting = (field: DateField): DateField =>
  notBefore(field, 'postedOn', 'The closing date is before the date of posting.')
