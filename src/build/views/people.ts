import { type Person } from '../../content/person'
import { compareNames, findLetterOf } from '../../i18n/format-name'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href, hrefOf } from '../../routes/href'
import { type Letter, letters } from '../../routes/placeholders'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { type Reader } from '../reader'
import { everywhere } from '../show/editions'
import { laterPages, type Paged, showPaged } from '../show/paged'
import { hasLeft, showPerson } from '../show/person'
import { type Shown, view } from '../view'

export type PeopleProps = {
  people: Paged<PersonEntry>
  /** What the list is limited to, if anything. */
  limit: string | undefined
  letters: { letter: string; href?: string; isCurrent: boolean }[]
  offices: Link[]
  services: Link[]
}

type MainLocale = Address<'people'>['locale']

/** Everybody who is with the firm, in the order of a directory. */
const listed = (read: Reader): Person[] =>
  read
    .all('person')
    .filter((person) => !hasLeft(person, read))
    .sort(compareNames(read.locale))

const letterOf = (person: Person): Letter | undefined => findLetterOf(person)?.toLowerCase() as Letter | undefined

type List = { people: Paged<PersonEntry>; limit?: string; letter?: Letter; address: Address }

function showList(locale: MainLocale, read: Reader, list: List): Shown<PeopleProps> {
  const words = mainWords(locale)
  const title = words('people.title')
  const all = listed(read)
  return {
    title: list.limit === undefined ? title : `${title}: ${list.limit}`,
    above: list.limit === undefined ? [] : [{ href: href('people', locale), text: title }],
    editions:
      list.limit === undefined && list.number === 1
        ? everywhere({ route: 'people', locale, params: {} })
        : [list.addressOf(list.number)],
    props: {
      people: showPaged(list.people, list.number, {
        toRow: (person) => showPerson(person, read),
        addressOf: list.addressOf,
      }),
      limit: list.limit,
      letters: letters.map((letter) => ({
        letter: letter.toUpperCase(),
        isCurrent: letter === list.letter,
        ...(all.some((person) => letterOf(person) === letter)
          ? { href: href('people-by-letter', locale, { letter }) }
          : {}),
      })),
      offices: withPeople('office', read).map(({ slug, name }) => ({
        href: href('people-by-office', locale, { slug }),
        text: name,
      })),
      services: withPeople('service', read)
        .filter(({ parent }) => parent === undefined)
        .map((service) => ({ href: hrefOf(byService(service.path, locale)), text: service.title })),
    },
  }
}

/** The offices or services that at least one person names. */
function withPeople<Name extends 'office' | 'service'>(type: Name, read: Reader) {
  return read.all(type).filter((item) => read.naming('person', item).some((person) => !hasLeft(person, read)))
}

/** The list for a service has the service's own path below it. */
function byService(path: string, locale: MainLocale): Address<'people-by-service'> {
  const above = `${href('services', locale)}/`
  return { route: 'people-by-service', locale, params: { path: path.slice(above.length).split('/') } }
}

const allAt =
  (locale: MainLocale) =>
  (number: number): Address =>
    number === 1 ? { route: 'people', locale, params: {} } : { route: 'people-page', locale, params: { page: number } }

export const peopleView = view<'people', PeopleProps>({
  route: 'people',
  find: ({ locale }) => [{ route: 'people', locale: locale as MainLocale, params: {} }],
  show: ({ address: { locale } }, read) =>
    showList(locale, read, { people: listed(read), number: 1, addressOf: allAt(locale) }),
})

export const peoplePageView = view<'people-page', PeopleProps>({
  route: 'people-page',
  find: (read) =>
    laterPages(listed(read).length).map((page) => ({
      route: 'people-page',
      locale: read.locale as MainLocale,
      params: { page },
    })),
  show: ({ address: { locale, params } }, read) =>
    showList(locale, read, { people: listed(read), number: params.page, addressOf: allAt(locale) }),
})

export const peopleByLetterView = view<'people-by-letter', PeopleProps>({
  route: 'people-by-letter',
  find: (read) =>
    [...new Set(listed(read).map(letterOf))].flatMap((letter) =>
      letter ? [{ route: 'people-by-letter', locale: read.locale as MainLocale, params: { letter } }] : [],
    ),
  show: ({ address }, read) => {
    const { letter } = address.params
    const people = listed(read).filter((person) => letterOf(person) === letter)
    return showList(address.locale, read, {
      people,
      number: 1,
      limit: letter.toUpperCase(),
      letter,
      addressOf: () => address,
    })
  },
})

export const peopleByOfficeView = view<'people-by-office', PeopleProps>({
  route: 'people-by-office',
  find: (read) =>
    withPeople('office', read).map(({ slug }) => ({
      route: 'people-by-office',
      locale: read.locale as MainLocale,
      params: { slug },
    })),
  show: ({ address }, read) => {
    const office = read.all('office').find(({ slug }) => slug === address.params.slug)
    if (!office) return undefined
    const people = listed(read).filter(({ offices }) => offices.some(({ id }) => id === office.id))
    return showList(address.locale, read, { people, number: 1, limit: office.name, addressOf: () => address })
  },
})

export const peopleByServiceView = view<'people-by-service', PeopleProps>({
  route: 'people-by-service',
  find: (read) => withPeople('service', read).map(({ path }) => byService(path, read.locale as MainLocale)),
  show: ({ address }, read) => {
    const { locale, params } = address
    const service = read.at(href('service', locale, params))
    if (service?.type !== 'service') return undefined
    const people = listed(read).filter(({ services }) => services.some(({ id }) => id === service.id))
    return showList(locale, read, { people, number: 1, limit: service.title, addressOf: () => address })
  },
})
