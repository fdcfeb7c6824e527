import { addressOf } from '../../content/address-of'
import { type Office } from '../../content/office'
import { findLangOf } from '../../i18n/format/format-name'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { firmNameOf } from '../show/firm'
import { hasLeft } from '../show/person'
import { type Reader } from '../store/reader'
import { fileView } from './file-view'
import { toCard } from './to-card'
import { toPostalParts } from './to-postal-parts'

/** Everybody who is with the firm, to be put into the reader's own address book. */
export const cards = fileView<'person-card'>({
  route: 'person-card',
  find: (read) =>
    read
      .all('person')
      .filter((person) => !hasLeft(person, read))
      .map((person) => {
        const { locale, params } = addressOf(person) as Address<'person'>
        return { route: 'person-card', locale, params }
      }),
  write: ({ address: { locale, params }, url }, read) => {
    const person = read.at(href('person', locale, params))
    if (person?.type !== 'person' || hasLeft(person, read)) return undefined
    const { nativeName, photo, spokenLanguages } = person
    return {
      type: 'text/vcard; charset=utf-8',
      text: toCard({
        ...person,
        uid: url(person.path),
        url: url(person.path),
        native:
          nativeName === undefined ? undefined : { name: nativeName, lang: findLangOf(nativeName, spokenLanguages) },
        firm: firmNameOf(read),
        addresses: read.findAll(person.offices).map((office) => showAddress(office, read)),
        photo: photo && url(photo.url),
      }),
    }
  },
})

function showAddress({ address, ...office }: Office, read: Reader) {
  const [city = '', country = ''] = [office.city, office.country].map((place) => read.find(place)?.name)
  return { label: address, ...toPostalParts({ address, city, country }) }
}
