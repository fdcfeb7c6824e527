import { type ASTNode, type DocumentNode, Kind, print } from 'graphql'
import { type AccountOperation } from '../../access/operations/account-operations'
import { readDocument } from './answers/read-document'
import { textHere } from './operations-here'

const parsed = new Map<AccountOperation, DocumentNode>()

/** An operation as Apollo takes it; read when it is first asked for. */
export function documentOf(name: AccountOperation): DocumentNode {
  const known = parsed.get(name)
  if (known) return known
  const text = textHere(name)
  if (text === undefined) throw new Error(`This page came without ${name}.`)
  const read = readDocument(text)
  parsed.set(name, read)
  return read
}

/** What is sent of a document: the text as the service knows it, or else the document as it stands. */
export function textOf(document: ASTNode): string {
  const parts = document.kind === Kind.DOCUMENT ? document.definitions : []
  const operation = parts.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const name = operation?.kind === Kind.OPERATION_DEFINITION ? operation.name?.value : undefined
  return textHere(name) ?? print(document)
}

export type Digest = (text: string) => Promise<string>

/** Absent where a browser holds the page for insecure: operations then travel as texts. */
export function findDigest({ subtle }: { subtle?: Pick<SubtleCrypto, 'digest'> | undefined }): Digest | undefined {
  if (!subtle) return undefined
  const digests = new Map<string, Promise<string>>()
  return (text) => {
    const known = digests.get(text) ?? toHex(subtle.digest('SHA-256', new TextEncoder().encode(text)))
    digests.set(text, known)
    return known
  }
}

const toHex = async (digest: Promise<ArrayBuffer>): Promise<string> =>
  [...new Uint8Array(await digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
