import { hkdfSync } from 'node:crypto'
import { codeCharacters } from '../../../src/forms/verify'
import { type NewDocument, toDocument } from '../documents/given-out'

export type CertificateNumbers = {
  /** The same for the same subject in every language, however often it is made. */
  numberOf: (subject: string) => NewDocument
  /** All that papers of this subject may carry, from every key that is known. */
  allOf: (subject: string) => NewDocument[]
}

/** Numbers of certificates follow from what they certify and a secret key, so that none of them has to be kept. */
export function openCertificateNumbers(keys: readonly string[]): CertificateNumbers {
  const [first] = keys
  if (first === undefined) throw new Error('Numbers of certificates need a key.')
  return { numberOf: (subject) => derive(first, subject), allOf: (subject) => keys.map((key) => derive(key, subject)) }
}

const derive = (key: string, subject: string): NewDocument =>
  toDocument(new Uint8Array(hkdfSync('sha256', key, '', `certificate: ${subject}`, codeCharacters)))
