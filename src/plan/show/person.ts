import { locales, localesIn } from '../../config/locales'
import { type Person } from '../../content/person'
import { type Ref } from '../../content/ref'
import { toNameParts } from '../../i18n/format/format-name'
import { joinDetails } from '../../i18n/format/join-details'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { hasEnded } from '../parts/has-ended'
import { findOrEnglish } from '../parts/or-english'
import { type Reader } from '../store/reader'
import { showPicture } from './picture'

/** Partner, Brussels */
export function positionOf(person: Person, read: Reader): string {
  const offices = read.findAll(person.offices).map(({ name }) => name)
  return joinDetails(read.locale, [titleOf(person, read), ...offices])
}

/** What they are called is written in the language of their page; elsewhere what they are has to do. */
const titleOf = (person: Person, read: Reader): string =>
  person.locale === read.locale
    ? person.jobTitle
    : mainWords(read.locale as Address<'person'>['locale'])(`people.${person.role}`)

export function showPerson(person: Person, read: Reader): PersonEntry {
  const photo = showPicture(person.photo, '10rem')
  return {
    slug: person.slug,
    ...leadTo(person, read),
    name: toNameParts(read.locale, person),
    role: positionOf(person, read),
    ...(photo ? { photo } : {}),
  }
}

/** Those of several people who are with the firm, in their order. */
export const showPeople = (refs: readonly Ref<'person'>[], read: Reader): PersonEntry[] =>
  findPeople(refs, read)
    .filter((person) => !hasLeft(person, read))
    .map((person) => showPerson(person, read))

export const linksToPeople = (refs: readonly Ref<'person'>[], read: Reader): Link[] =>
  findPeople(refs, read)
    .filter((person) => !hasEnded(person, read))
    .map((person) => ({ text: person.name, ...leadTo(person, read) }))

/** Who did a thing does not depend on the language in which it is described: somebody without a page in it has an English one. */
export function findPeople(refs: readonly Ref<'person'>[], read: Reader): Person[] {
  const isMain = localesIn('main').includes(read.locale)
  return refs.flatMap((ref) => (isMain ? findOrEnglish(ref, read) : read.find(ref)) ?? [])
}

const leadTo = ({ path, locale }: Person, read: Reader): Pick<Link, 'href' | 'hreflang'> => ({
  href: path,
  ...(locale === read.locale ? {} : { hreflang: locales[locale].hreflang }),
})

export const hasLeft = ({ leftAt }: Person, read: Reader): boolean => leftAt !== undefined && read.isPast(leftAt)
