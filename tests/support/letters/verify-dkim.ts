import { createHash, createVerify, type KeyObject } from 'node:crypto'

const unfold = (text: string): string =>
  text
    .replaceAll('\r\n', '')
    .replaceAll(/[\t ]+/g, ' ')
    .trim()

function relaxBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[\t ]+/g, ' ').replace(/ $/, ''))
  const text = lines.join('\r\n').replace(/(\r\n)*$/, '')
  return text === '' ? '' : `${text}\r\n`
}

type Field = { name: string; value: string }

const toLine = ({ name, value }: Field): string => `${name}:${unfold(value)}`

function readFields(head: string): Field[] {
  return head.split(/\r\n(?![\t ])/).map((line) => {
    const colon = line.indexOf(':')
    return { name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1) }
  })
}

const tagsOf = (value: string) =>
  new Map(
    unfold(value)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(' ', '')]),
  )

/** What a mail server finds of a letter's signature (RFC 6376), written without the library that signs. */
export function verifyDkim(letter: string, publicKey: KeyObject) {
  const end = letter.indexOf('\r\n\r\n')
  const fields = readFields(letter.slice(0, end))
  const signature = fields.find(({ name }) => name === 'dkim-signature')
  if (!signature) return undefined
  const tags = tagsOf(signature.value)
  const signed = (tags.get('h') ?? '').toLowerCase().split(':')
  const lines = signed.flatMap((name) => fields.findLast((field) => field.name === name) ?? []).map(toLine)
  const own = toLine({ ...signature, value: signature.value.replace(/(;\s*b=)[^;]*/, '$1') })
  const verifier = createVerify('RSA-SHA256').update([...lines, own].join('\r\n'), 'latin1')
  const body = createHash('sha256').update(relaxBody(letter.slice(end + 4)), 'latin1')
  return {
    ...{ domain: tags.get('d'), selector: tags.get('s'), signed },
    isWhole: body.digest('base64') === tags.get('bh') && verifier.verify(publicKey, tags.get('b') ?? '', 'base64'),
  }
}
