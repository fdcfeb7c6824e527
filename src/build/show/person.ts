import { type Person } from '../../content/person'
import { type Ref } from '../../content/ref'
import { toNameParts } from '../../i18n/format-name'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { type Reader } from '../reader'
import { showPicture } from './picture'

/** Partner, Brussels */
export function positionOf(person: Person, read: Reader): string {
  const offices = read.findAll(person.offices).map(({ name }) => name)
  return [person.jobTitle, ...offices].join(read.locale === 'zh-cn' ? '，' : ', ')
}

export function showPerson(person: Person, read: Reader): PersonEntry {
  const photo = showPicture(person.photo, '10rem')
  return {
    slug: person.slug,
    href: person.path,
    name: toNameParts(read.locale, person),
    role: positionOf(person, read),
    ...(photo ? { photo } : {}),
  }
}

/** Those of several people who are with the firm, in their order. */
export const showPeople = (refs: readonly Ref<'person'>[], read: Reader): PersonEntry[] =>
  read
    .findAll(refs)
    .filter((person) => !hasLeft(person, read))
    .map((person) => showPerson(person, read))

export const hasLeft = ({ leftAt }: Person, read: Reader): boolean => leftAt !== undefined && read.isPast(leftAt)
