import { type LocaleIn } from '../../../../src/config/locales'
import { addressOf } from '../../../../src/content/address-of'
import { type Person } from '../../../../src/content/person'
import { type Address } from '../../../../src/routes/address'
import { href } from '../../../../src/routes/href'
import { type Directory } from '../../clients/directory'
import { seenWithParent } from '../rules'
import { builder } from './builder'

type Listed = Omit<Person, 'body' | 'biography'>
export type Colleague = { person: Listed; offices: readonly string[] }

type Asked = { directory: Directory; locale: LocaleIn<'main'>; now: Date }

/** The people of the firm with these numbers who have a page and have not left. */
export function findColleagues(ids: readonly number[], { directory, locale, now }: Asked): Colleague[] {
  const today = now.toISOString().slice(0, 10)
  return [...new Set(ids)].flatMap((id) => {
    const person = directory.find('person', id, locale)
    if (!person || (person.leftAt !== undefined && person.leftAt <= today)) return []
    const offices = person.offices.flatMap((office) => directory.find('office', office.id, locale)?.name ?? [])
    return [{ person, offices }]
  })
}

const cardOf = (person: Listed): string => {
  const { locale, params } = addressOf(person) as Address<'person'>
  return href('person-card', locale, params)
}

const PhoneKind = builder.enumType('PhoneKind', { values: ['OFFICE', 'MOBILE'] as const })

const PhoneType = builder.objectRef<Person['phones'][number]>('Phone').implement({
  extensions: seenWithParent,
  fields: (t) => ({
    kind: t.field({ type: PhoneKind, resolve: ({ kind }) => (kind === 'office' ? 'OFFICE' : 'MOBILE') }),
    number: t.exposeString('number'),
  }),
})

export const ColleagueType = builder.objectRef<Colleague>('Colleague').implement({
  description: 'Somebody of the firm, as their public page says.',
  extensions: seenWithParent,
  fields: (t) => ({
    id: t.id({ resolve: ({ person }) => String(person.id) }),
    name: t.string({ resolve: ({ person }) => person.name }),
    nativeName: t.string({ nullable: true, resolve: ({ person }) => person.nativeName }),
    jobTitle: t.string({ resolve: ({ person }) => person.jobTitle }),
    email: t.string({ resolve: ({ person }) => person.email }),
    phones: t.field({ type: [PhoneType], resolve: ({ person }) => [...person.phones] }),
    offices: t.stringList({ resolve: ({ offices }) => [...offices] }),
    picture: t.string({ nullable: true, resolve: ({ person }) => person.photo?.url }),
    path: t.string({ resolve: ({ person }) => person.path }),
    card: t.string({ description: 'Where their contact card is.', resolve: ({ person }) => cardOf(person) }),
  }),
})
