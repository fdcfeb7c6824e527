import { addressOf } from '../../content/address-of'
import { type Person } from '../../content/person'
import { type Ref } from '../../content/ref'
import { type Service } from '../../content/service'
import { compareNames, findLetterOf } from '../../i18n/format/format-name'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href, hrefOf } from '../../routes/href'
import { type Letter, letters } from '../../routes/placeholders'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { everywhere } from '../show/editions'
import { firmNameOf } from '../show/firm'
import { findFixed } from '../show/fixed'
import { longList, toRef } from '../show/long-list'
import { laterPages, type Paged, showPaged, showWhole } from '../show/paged'
import { hasLeft, showPerson } from '../show/person'
import { defineOnce, defineOnceEach } from '../store/once'
import { type Once, type Reader } from '../store/reader'
import { type Shown, view } from '../view'

export type PeopleProps = {
  people: Paged<PersonEntry>
  letters: { letter: string; href?: string; isCurrent: boolean }[]
  offices: Link[]
  services: Link[]
}

type MainLocale = Address<'people'>['locale']

const letterOf = (person: Person): Letter | undefined => findLetterOf(person)?.toLowerCase() as Letter | undefined

const idsOf = (refs: readonly Ref[]): number[] => refs.map(({ id }) => id)

/** Everybody who is with the firm, in the order of a directory. */
const directory = defineOnce('people', (own) =>
  own
    .all('person')
    .filter((person) => !hasLeft(person, own))
    .sort(compareNames(own.locale))
    .map((person) => ({
      ...toRef(person),
      letter: letterOf(person),
      offices: idsOf(person.offices),
      services: idsOf(person.services),
    })),
)
const listed = (read: Reader) => read.once(directory)

const everybody = longList('people', listed)

const lettersOnce = defineOnce('letters of people', (own) => [...new Set(listed(own).map(({ letter }) => letter))])
const lettersOf = (read: Reader): readonly (Letter | undefined)[] => read.once(lettersOnce)

type List = {
  people: Paged<PersonEntry>
  address: Address
  /** What it is limited to, if anything. */
  limit?: { by: 'letter' | 'office' | 'service'; part: string }
  letter?: Letter
}

function showList({ people, address, limit, letter: shown }: List, read: Reader): Shown<PeopleProps> {
  const locale = read.locale as MainLocale
  const words = mainWords(locale)
  const title = words('people.title')
  const known = new Set(lettersOf(read))
  return {
    title: limit === undefined ? title : words('title.part', { whole: title, part: limit.part }),
    description: limit
      ? words(`people.described-${limit.by}`, { firm: firmNameOf(read), part: limit.part })
      : words('people.described', { firm: firmNameOf(read) }),
    ...(address.route === 'people-page'
      ? { seo: { title: words('title.part', { whole: title, part: words('list.page', address.params) }) } }
      : {}),
    above: limit === undefined ? [] : [{ href: href('people', locale), text: title }],
    editions: address.route === 'people' ? everywhere({ route: 'people', locale, params: {} }) : [address],
    props: {
      people,
      letters: letters.map((letter) => ({
        letter: letter.toUpperCase(),
        isCurrent: letter === shown,
        ...(known.has(letter) ? { href: href('people-by-letter', locale, { letter }) } : {}),
      })),
      offices: officesWithPeople(read).map(({ slug, name }) => ({
        href: href('people-by-office', locale, { slug }),
        text: name,
      })),
      services: servicesWithPeople(read)
        .filter(({ parent }) => parent === undefined)
        .map((service) => ({ href: hrefOf(byService(service, locale)), text: service.title })),
    },
  }
}

const named = <Name extends 'office' | 'service'>(type: Name) =>
  defineOnce(`${type}s with people`, (own) =>
    own
      .all(type)
      .filter((item) => own.naming('person', item).some((person) => !hasLeft(person, own)))
      .map(({ id }) => ({ type, id })),
  )
const officesNamed = named('office')
const servicesNamed = named('service')
/** Those that at least one person names. */
const officesWithPeople = (read: Reader) => read.findAll(read.once(officesNamed))
const servicesWithPeople = (read: Reader) => read.findAll(read.once(servicesNamed))

/** The list for a service has the service's own path below it. */
function byService(service: Service, locale: MainLocale): Address<'people-by-service'> {
  const { params } = addressOf(service) as Address<'service'>
  return { route: 'people-by-service', locale, params }
}

const pageAt = (locale: MainLocale, number: number): Address =>
  number === 1 ? { route: 'people', locale, params: {} } : { route: 'people-page', locale, params: { page: number } }

/** A page of everybody. */
function showPage(locale: MainLocale, number: number, read: Reader): Shown<PeopleProps> {
  const toRow = (person: Person) => showPerson(person, read)
  const people = showPaged(everybody, { number, toRow, addressOf: (other) => pageAt(locale, other) }, read)
  return showList({ people, address: pageAt(locale, number) }, read)
}

const underLetter = defineOnceEach('people under', (own, letter: Letter) =>
  listed(own)
    .filter((person) => person.letter === letter)
    .map(toRef),
)
const peopleNaming = (field: 'offices' | 'services') =>
  defineOnceEach(`people of ${field}`, (own, id: number) =>
    listed(own)
      .filter((person) => person[field].includes(id))
      .map(toRef),
  )
// By number: another office may come to the same address.
const ofOffice = peopleNaming('offices')
const ofService = peopleNaming('services')

type Part = Omit<List, 'people'> & { who: Once<Ref<'person'>[]> }

/** Everybody of whom something is true, on one page. */
function showPart({ who, ...list }: Part, read: Reader): Shown<PeopleProps> {
  const people = read.findAll(read.once(who))
  return showList({ ...list, people: showWhole(people, (person) => showPerson(person, read)) }, read)
}

export const peopleView = view<'people', PeopleProps>({
  route: 'people',
  find: findFixed('people'),
  show: ({ address: { locale } }, read) => showPage(locale, 1, read),
})

export const peoplePageView = view<'people-page', PeopleProps>({
  route: 'people-page',
  find: (read) =>
    laterPages(everybody.count(read)).map((page) => ({
      route: 'people-page',
      locale: read.locale as MainLocale,
      params: { page },
    })),
  show: ({ address: { locale, params } }, read) => showPage(locale, params.page, read),
})

export const peopleByLetterView = view<'people-by-letter', PeopleProps>({
  route: 'people-by-letter',
  find: (read) =>
    lettersOf(read).flatMap((letter) =>
      letter ? [{ route: 'people-by-letter', locale: read.locale as MainLocale, params: { letter } }] : [],
    ),
  show: ({ address }, read) => {
    const { letter } = address.params
    const limit = { by: 'letter' as const, part: letter.toUpperCase() }
    return showPart({ address, limit, letter, who: underLetter(letter) }, read)
  },
})

export const peopleByOfficeView = view<'people-by-office', PeopleProps>({
  route: 'people-by-office',
  find: (read) =>
    officesWithPeople(read).map(({ slug }) => ({
      route: 'people-by-office',
      locale: read.locale as MainLocale,
      params: { slug },
    })),
  show: ({ address }, read) => {
    const office = read.all('office').find(({ slug }) => slug === address.params.slug)
    return office && showPart({ address, limit: { by: 'office', part: office.name }, who: ofOffice(office.id) }, read)
  },
})

export const peopleByServiceView = view<'people-by-service', PeopleProps>({
  route: 'people-by-service',
  find: (read) => servicesWithPeople(read).map((service) => byService(service, read.locale as MainLocale)),
  show: ({ address }, read) => {
    const service = read.at(href('service', address.locale, address.params))
    if (service?.type !== 'service') return undefined
    return showPart({ address, limit: { by: 'service', part: service.title }, who: ofService(service.id) }, read)
  },
})
