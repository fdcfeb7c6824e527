import { createPrivateKey } from 'node:crypto'

const leastBits = 2048

/** A private key in PEM, its line breaks also written as \n: a setting is one line. */
export const toKey = (text: string): string => text.replaceAll(String.raw`\n`, '\n')

/** Mail servers know RSA; keys that are shorter are refused by the larger ones. */
export function isSigningKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits
  } catch {
    return false
  }
}

type Signing = { selector: string | undefined; key: string | undefined }

// RFC 8058 asks that both headers of a one-press end are signed; the usual list lacks the second.
const signedHeaders = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'Cc', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Auto-Submitted'],
].join(':')

/** How letters are signed for the domain that they are from (RFC 6376), as the library that sends them takes it. */
export function toSigning({ selector, key }: Signing, from: string) {
  if (!selector || !key) return {}
  const domainName = from.replace(/^.*@/, '')
  return { dkim: { domainName, keySelector: selector, privateKey: key, headerFieldNames: signedHeaders } }
}
