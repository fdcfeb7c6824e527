import { type Property, toContentLines, toStamp, toText } from './content-lines'

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
  addresses: readonly { label: string }[]
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
    ...card.addresses.map(({ label }): Property => ['ADR;TYPE=work', `;;${toText(label)};;;;`]),
    ...(photo === undefined ? [] : [['PHOTO', photo] satisfies Property]),
    ['URL;TYPE=work', card.url],
    ['REV', toStamp(card.changedAt)],
    ['END', 'VCARD'],
  ]
  return toContentLines(lines)
}

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
