import { createHmac } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import { areSame } from './same-text'

const signatureLength = 64

/**
 * A secured key is base64 of a signature and of what it signs, as an address's query. What counts is the text as it came: the
 * official clients write the same restrictions in different orders.
 */
export function findParent(
  key: string,
  parents: readonly string[],
): { parent: string; restrictions: string } | undefined {
  const text = Buffer.from(key, 'base64').toString('utf8')
  const signature = text.slice(0, signatureLength)
  const restrictions = text.slice(signatureLength)
  if (!/^[0-9a-f]{64}$/.test(signature) || restrictions === '') return undefined
  const parent = parents.find((each) => areSame(signature, sign(each, restrictions)))
  return parent === undefined ? undefined : { parent, restrictions }
}

const sign = (key: string, restrictions: string): string => createHmac('sha256', key).update(restrictions).digest('hex')

export type Restrictions = {
  validUntil: number | undefined
  indices: string[] | undefined
  referers: string[] | undefined
  allowsAddress: (ip: string) => boolean
  /** Of the search itself: they are forced on every request. */
  parameters: Record<string, string>
}

export function readRestrictions(text: string): Restrictions {
  const { validUntil, restrictIndices, restrictSources, referers, ...parameters } = Object.fromEntries(
    new URLSearchParams(text),
  ) as Record<string, string | undefined>
  return {
    validUntil: validUntil === undefined ? undefined : Number(validUntil),
    indices: readList(restrictIndices),
    referers: readList(referers),
    allowsAddress: toAddressTest(readList(restrictSources)),
    parameters: parameters as Record<string, string>,
  }
}

/** The clients write lists as JSON or with commas. */
function readList(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined
  try {
    const json: unknown = JSON.parse(text)
    if (Array.isArray(json)) return json.map(String)
  } catch {
    // It is no JSON, so it is a list with commas.
  }
  return text.split(',').map((each) => each.trim())
}

/** What cannot be read allows nobody. */
function toAddressTest(sources: string[] | undefined): (ip: string) => boolean {
  if (sources === undefined) return () => true
  const allowed = new BlockList()
  for (const source of sources) {
    const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(source) ?? []
    const family = isIP(address)
    if (family === 0) continue
    const kind = family === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) allowed.addAddress(address, kind)
    else if (Number(bits) <= (family === 4 ? 32 : 128)) allowed.addSubnet(address, Number(bits), kind)
  }
  return (ip) => isIP(ip) !== 0 && allowed.check(ip, isIP(ip) === 4 ? 'ipv4' : 'ipv6')
}
