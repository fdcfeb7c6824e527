import { type Person } from '../../content/person'
import { formatDay } from '../../i18n/format/format-date'
import { type NamePart, toNameParts } from '../../i18n/format/format-name'
import { joinDetails } from '../../i18n/format/join-details'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { toPerson } from '../../shell/head/structured-data'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Dated } from '../../ui/link'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { type PictureData } from '../../ui/picture/picture'
import { type RichTextPart } from '../../ui/rich-text/rich-text'
import { hasEnded } from '../parts/has-ended'
import { linksTo } from '../parts/link-to'
import { showDocument } from '../show/document'
import { hasLeft, positionOf, showPerson } from '../show/person'
import { showPicture } from '../show/picture'
import { showRichText } from '../show/rich-text'
import { articleRow, newestFirst, showDay } from '../show/row'
import { type Reader } from '../store/reader'
import { view } from '../view'

export type PersonProps = {
  id: number
  slug: string
  name: NamePart[]
  position: string
  lead: string | undefined
  photo: PictureData | undefined
  pronouns: string | undefined
  email: string
  phones: string[]
  card: string
  biography: RichTextPart[]
  admissions: string[]
  education: string[]
  languages: string[]
  offices: Link[]
  expertise: Link[]
  matters: { key: string; date: Dated; text: string; client: string | undefined }[]
  insights: IndexRow[]
  /** Only of somebody who has left: when, and who helps instead. */
  left: { on: string; instead: PersonEntry[] } | undefined
}

const most = { matters: 6, insights: 8, instead: 4 }

export const personView = view<'person', PersonProps>({
  route: 'person',
  show: ({ address: { locale, params }, document }, read) => {
    if (document?.type !== 'person' || hasEnded(document, read)) return undefined
    const isGone = hasLeft(document, read)
    return {
      ...showDocument(document, read),
      isUnlisted: isGone || document.seo.noindex,
      above: [{ href: href('people', locale), text: mainWords(locale)('people.title') }],
      kind: 'profile',
      ...(isGone ? {} : { facts: (url) => [factsOf(document, read, url)] }),
      props: { ...propsOf(document, read), card: href('person-card', locale, params) },
    }
  },
})

function propsOf(person: Person, read: Reader): Omit<PersonProps, 'card'> {
  const isGone = hasLeft(person, read)
  return {
    id: person.id,
    slug: person.slug,
    name: toNameParts(read.locale, person),
    position: positionOf(person, read),
    lead: person.summary,
    photo: showPicture(person.photo, '(min-width: 64rem) 24rem, 60vw'),
    pronouns: person.pronouns,
    email: isGone ? '' : person.email,
    phones: isGone ? [] : person.phones.map(({ number }) => number),
    biography: showRichText(person.biography, read),
    admissions: person.admissions.map(({ place, year }) => joinDetails(person.locale, [place, year?.toString()])),
    education: person.education.map(({ degree, institution }) => joinDetails(person.locale, [degree, institution])),
    languages: person.spokenLanguages,
    offices: linksTo(person.offices, read),
    expertise: linksTo([...person.services, ...person.sectors], read),
    matters: mattersOf(person, read),
    insights: newestFirst(read.naming('article', person))
      .filter(({ authors }) => authors.some(({ id }) => id === person.id))
      .slice(0, most.insights)
      .map((article) => articleRow(article, read)),
    left: isGone ? { on: formatDay(read.locale, person.leftAt ?? ''), instead: colleaguesOf(person, read) } : undefined,
  }
}

const mattersOf = (person: Person, read: Reader): PersonProps['matters'] =>
  read
    .naming('deal', person)
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, most.matters)
    .map(({ id, date, title, client }) => ({ key: String(id), date: showDay(date, read), text: title, client }))

/** Those who do the same work, the partners first. */
function colleaguesOf(person: Person, read: Reader): PersonEntry[] {
  const colleagues = person.services.flatMap((service) => read.naming('person', service))
  const others = new Map(colleagues.map((one) => [one.id, one]))
  others.delete(person.id)
  return [...others.values()]
    .filter((one) => !hasLeft(one, read))
    .sort((one, other) => Number(other.role === 'partner') - Number(one.role === 'partner'))
    .slice(0, most.instead)
    .map((one) => showPerson(one, read))
}

function factsOf(person: Person, read: Reader, url: (path: string) => string) {
  return toPerson({
    name: person.name,
    url: url(person.path),
    jobTitle: person.jobTitle,
    firm: read.all('settings')[0]?.firmName ?? '',
    languages: person.spokenLanguages,
    alumniOf: person.education.map(({ institution }) => institution),
    ...(person.nativeName === undefined ? {} : { nativeName: person.nativeName }),
    ...(person.photo === undefined ? {} : { image: url(person.photo.url) }),
  })
}
