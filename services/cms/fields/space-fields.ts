import { type Field } from 'payload'
import { defaultLocale, localesIn } from '../../../src/config/locales'
import { beside, choice, day, line, one, paragraph, rows } from './kinds'
import { isKey } from './rules'

const keyHint = 'As it stands in grants, under collaboration spaces: small letters, digits and hyphens.'

/** A note is written once, in the language of those who read it: what a team says of a matter is not translated. */
export const spaceFields: Field[] = [
  beside(line('name', 'Name', { required: true }), {
    ...line('key', 'Key', { required: true, hint: keyHint, rule: isKey }),
    unique: true,
  }),
  rows('notes', {
    called: ['Note', 'Notes of the team'],
    of: [
      beside(
        day('writtenOn', 'Day', { required: true }),
        choice('language', 'Language', { of: localesIn('main'), initially: defaultLocale, required: true }),
        one('author', 'Who writes it', { of: 'people' }),
      ),
      paragraph('text', 'Text', { required: true, hint: 'Everybody who was granted the space reads it.' }),
    ],
  }),
]
