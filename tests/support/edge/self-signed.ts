import { createSign, generateKeyPairSync } from 'node:crypto'

/** One element of DER: a tag, a length, a content. */
const der = (tag: number, ...contents: Buffer[]): Buffer => {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...contents: Buffer[]) => der(0x30, ...contents)
const time = (date: Date) => der(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]|\..*/g, '')}Z`))

const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
const commonName = Buffer.from('550403', 'hex')
const name = (words: string) => sequence(der(0x31, sequence(der(0x06, commonName), der(0x0c, Buffer.from(words)))))

const toPem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`

/** A key and a certificate for this machine that holds between two moments: nobody trusts it, and a server can show it. */
export function createCertificate(from: Date, to: Date): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const body = sequence(
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name('localhost'),
    sequence(time(from), time(to)),
    name('localhost'),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('sha256').update(body).sign(privateKey)
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { key, cert: toPem(sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature))) }
}
