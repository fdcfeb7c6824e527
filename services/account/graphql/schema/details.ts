import { can, type Subject } from '../../../../src/access/can'
import {
  detailsFields,
  type DetailsSaid,
  fieldsOfProvider,
  isLocalAccount,
  parseDetails,
} from '../../../../src/forms/account-details'
import { emptyProfile, type Profile } from '../../records/profiles'
import { askerOf, type Context } from '../context'
import { conflict, invalid, refuse } from '../refusals'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'

/** Which of the details are the person's own to change; the others are changed where their account is kept. */
const editableBy = (sub: string) =>
  detailsFields.filter((name) => isLocalAccount(sub) || !(fieldsOfProvider as readonly string[]).includes(name))

export const DetailsType = builder.objectRef<Profile>('Details').implement({
  description: 'What a person says of themselves. What is null is as the sign-in provider tells it, if it does.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Profile) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.id({ resolve: ({ sub }) => sub }),
    version: t.exposeInt('version'),
    name: t.exposeString('name', { nullable: true }),
    company: t.exposeString('company', { nullable: true }),
    jobTitle: t.exposeString('jobTitle', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    country: t.exposeString('country', { nullable: true, description: 'Two letters, as ISO 3166 has them.' }),
    locale: t.field({ type: 'Locale', nullable: true, resolve: ({ locale }) => locale }),
    timeZone: t.exposeString('timeZone', { nullable: true, description: 'Such as Europe/Paris.' }),
    editable: t.stringList({
      description: 'The names of the details that this person may change here.',
      resolve: ({ sub }) => editableBy(sub),
    }),
    updatedAt: t.field({ type: 'Moment', nullable: true, resolve: ({ updatedAt }) => updatedAt }),
  }),
})

const DetailsInput = builder.inputType('DetailsInput', {
  description: 'All of them: what is left out is emptied.',
  fields: (t) => ({
    ...{ name: t.string(), company: t.string(), jobTitle: t.string(), phone: t.string() },
    ...{ country: t.string(), locale: t.string(), timeZone: t.string() },
  }),
})

builder.mutationField('changeDetails', (t) =>
  t.field({
    type: DetailsType,
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      version: t.arg.int({ required: true, description: 'The version that is changed.' }),
      details: t.arg({ type: DetailsInput, required: true }),
    },
    resolve: async (_root, { key, version, details }, context) => {
      const { sub } = askerOf(context)
      const changed = await context.sources.profiles.change(sub, { version, key }, readSaid(sub, details))
      const current = changed ?? (await context.profiles.clear(sub).load(sub))
      if (!changed) throw conflict(current.version)
      context.profiles.clear(sub).prime(sub, changed)
      return changed
    },
  }),
)

function readSaid(sub: string, given: Readonly<Record<string, unknown>>): DetailsSaid {
  const read = parseDetails(given)
  if ('problems' in read) throw invalid(read.problems)
  const editable: readonly string[] = editableBy(sub)
  const kept = detailsFields.filter((name) => !editable.includes(name) && read.said[name] !== null)
  if (kept.length > 0) throw refuse('FORBIDDEN', 'These are changed where the account is kept.', { fields: kept })
  return read.said
}

/** What is known of the details of the asking person. */
export const loadDetails = (context: Context): Promise<Profile> => {
  const { sub } = context.asker ?? emptyProfile('')
  return context.profiles.load(sub)
}
