import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Letter, openPost } from '../../../services/account/mail/open-post'
import { parseServerEnv } from '../../../src/config/env-server'
import { toSigning } from '../../../src/config/mail-signing'
import { verifyDkim } from '../../support/letters/verify-dkim'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
const letter: Letter = {
  from: { name: 'Firm', address: 'account@firm.example' },
  to: { name: '', address: 'anna@harbour.example' },
  messageId: '<0123456789ab@firm.example>',
  subject: '四项解答有变化：法律',
  text: 'Le droit a changé.\n\n  A line with spaces.  \n\n\n',
  html: '<p>Le droit a changé.</p>',
  headers: {
    'List-Unsubscribe': '<https://firm.example/account/letters/stop?of=a>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function write(signing: ReturnType<typeof toSigning>): Promise<string> {
  await openPost({ smtpUrl: undefined, folder, signing })?.(letter)
  // A file has the line breaks of this machine.
  return readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'latin1').replaceAll(/\r?\n/g, '\r\n')
}

describe('a letter', () => {
  it('is signed for the domain that it is from, with both headers of its one-press end (AL-3)', async () => {
    const { DKIM_SELECTOR: selector, DKIM_KEY: key } = parseServerEnv({
      ...{ DKIM_SELECTOR: 'letters', DKIM_KEY: pem.replaceAll('\n', String.raw`\n`) },
    })
    const written = await write(toSigning({ selector, key }, letter.from.address))
    const found = verifyDkim(written, keys.publicKey)

    expect(found).toMatchObject({ domain: 'firm.example', selector: 'letters', isWhole: true })
    expect(found?.signed).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']),
    )
    const altered = [
      written.replace('One-Click', 'Two-Click'),
      written.replace('of=3Da', 'of=3Db').replace('of=a', 'of=b'),
      written.replace('spaces', 'spaced'),
    ]
    expect(altered.map((one) => verifyDkim(one, keys.publicKey)?.isWhole)).toEqual([false, false, false])
  })

  it('is not signed where no key is set (AL-3)', async () => {
    expect(verifyDkim(await write(toSigning({ selector: undefined, key: undefined }, 'a@b')), keys.publicKey)).toBe(
      undefined,
    )
  })

  it.each([
    ['no key', 'a word'],
    [
      'too short',
      generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ],
    [
      'of a kind that few mail servers know',
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ],
  ])('is signed with no key that is %s (AL-3)', (_, key) => {
    expect(() => parseServerEnv({ DKIM_SELECTOR: 'letters', DKIM_KEY: String(key) })).toThrow('DKIM_KEY must be an RSA')
  })
})
