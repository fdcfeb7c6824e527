import { type Property, toContentLines, toStamp, toText } from './content-lines'
import { type PostalParts } from './to-postal-parts'

export type Card = {
  uid: string
  name: string
  familyName: string
  givenName: string
  otherNames: string | undefined
  native: { name: string; lang: string | undefined } | undefined
  firm: string
  jobTitle: string
  email: string
  phones: readonly { kind: 'office' | 'mobile'; number: string }[]
  addresses: readonly (PostalParts & { label: string })[]
  photo: string | undefined
  url: string
  changedAt: string
}

const phoneTypes = { office: 'work,voice', mobile: 'work,cell' }

/** A person as vCard 4.0 (RFC 6350) has it. */
export function toCard(card: Card): string {
  const { native, photo } = card
  const names = [card.familyName, card.givenName, card.otherNames ?? '', '', ''].map(toText).join(';')
  const lines: Property[] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '4.0'],
    ['KIND', 'individual'],
    ['UID', card.uid],
    ...namesOf(card.name, native),
    ['N', names],
    ['ORG', toText(card.firm)],
    ['TITLE', toText(card.jobTitle)],
    ['EMAIL;TYPE=work', toText(card.email)],
    ...card.phones.map(({ kind, number }): Property => [`TEL;VALUE=uri;TYPE="${phoneTypes[kind]}"`, toTel(number)]),
    ...card.addresses.map(toAddress),
    ...(photo === undefined ? [] : [['PHOTO', photo] satisfies Property]),
    ['URL;TYPE=work', card.url],
    ['REV', toStamp(card.changedAt)],
    ['END', 'VCARD'],
  ]
  return toContentLines(lines)
}

/** In its parts, and as it is written on an envelope (RFC 6350, 6.3.1). */
function toAddress({ label, street, city, region, code, country }: Card['addresses'][number]): Property {
  const parts = ['', '', street.join(', '), city, region, code, country].map(toText).join(';')
  return [`ADR;TYPE=work;LABEL="${toQuoted(label)}"`, parts]
}

// Between quotation marks a comma stands for itself, and nothing can stand for the mark.
const toQuoted = (text: string): string => toText(text.replaceAll('"', '’')).replace(/\\([;,])/g, '$1')

/** Two writings of one name are alternatives of each other, not two names. */
function namesOf(name: string, native: Card['native']): Property[] {
  if (!native) return [['FN', toText(name)]]
  const lang = native.lang === undefined ? '' : `;LANGUAGE=${native.lang}`
  return [
    ['FN;ALTID=1', toText(name)],
    [`FN;ALTID=1${lang}`, toText(native.name)],
  ]
}

const toTel = (number: string): string => `tel:${number.replace(/\(0\)|[^+\d]/g, '')}`
