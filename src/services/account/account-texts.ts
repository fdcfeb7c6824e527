import { type ASTNode, type DocumentNode, Kind, print } from 'graphql'
import { type AccountOperation, accountOperations } from '../../access/account-operations'
import { readDocument } from './read-document'

const parsed = new Map<AccountOperation, DocumentNode>()

/** An operation as Apollo takes it; read when it is first asked for. */
export function documentOf(name: AccountOperation): DocumentNode {
  const known = parsed.get(name) ?? readDocument(accountOperations[name])
  parsed.set(name, known)
  return known
}

const isKnown = (name: string | undefined): name is AccountOperation =>
  name !== undefined && Object.hasOwn(accountOperations, name)

/** What is sent of a document: the text as the service knows it, or else the document as it stands. */
export function textOf(document: ASTNode): string {
  const parts = document.kind === Kind.DOCUMENT ? document.definitions : []
  const operation = parts.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const name = operation?.kind === Kind.OPERATION_DEFINITION ? operation.name?.value : undefined
  return isKnown(name) ? accountOperations[name] : print(document)
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
