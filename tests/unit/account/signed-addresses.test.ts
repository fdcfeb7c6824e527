import { type Purpose, purposes } from '../../../services/account/signed/purposes'
import { openSignedAddresses } from '../../../services/account/signed/signed-addresses'

const key = (letter: string) => letter.repeat(64)
const now = new Date('2026-11-26T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const nothingRevoked = { find: () => Promise.resolve(undefined) }
const revokedAt = (moment: Date) => ({ find: () => Promise.resolve(moment) })

const { make, read } = openSignedAddresses([key('a')], nothingRevoked)
const others = openSignedAddresses([key('b')], nothingRevoked)
const token = make('picture', 'one', now)
const [words = '', mark = ''] = token.split('.')
const ofAnother = Buffer.from(JSON.stringify(['two', now.getTime(), after(9).getTime()])).toString('base64url')

/** The last letter of a mark stands for four bits alone: another one can stand for the same bytes. */
const sameBytes = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
  .map((letter) => mark.slice(0, -1) + letter)
  .find((one) => one !== mark && Buffer.from(one, 'base64url').equals(Buffer.from(mark, 'base64url')))

describe('a signed address', () => {
  it.each(Object.keys(purposes) as Purpose[])('opens its subject until it ends (%s)', async (purpose) => {
    const { seconds } = purposes[purpose]
    const made = make(purpose, 'Zoë | 张', now)

    expect(made).toMatch(/^[\w-]+\.[\w-]{43}$/)
    expect(await read(purpose, made, now)).toEqual({ subject: 'Zoë | 张', until: after(seconds) })
    expect(await read(purpose, made, after(seconds - 1))).toMatchObject({ subject: 'Zoë | 张' })
    expect(await read(purpose, made, after(seconds))).toBe('ended')
  })

  it.each([
    ['nothing', ''],
    ['words without a mark', words],
    ['an empty mark', `${words}.`],
    ['a shorter mark', token.slice(0, -1)],
    ['a longer mark', `${token}A`],
    ['a mark that says the same bytes in other letters', `${words}.${sameBytes}`],
    ['the words of another with this mark', `${ofAnother}.${mark}`],
    ['one more part', `${token}.${mark}`],
    ['the mark of another key', others.make('picture', 'one', now)],
    ['the mark of another purpose', make('download', 'one', now)],
    ['something endless', `${'A'.repeat(5000)}.${mark}`],
    ['letters of no address', `${words}.${'é'.repeat(43)}`],
  ])('is refused: %s', async (_what, altered) => {
    expect(sameBytes).toBeDefined()
    expect(await read('picture', altered, now)).toBe('altered')
  })

  it('is refused when it was made before a revocation, and not when it was made then', async () => {
    const { read: readRevoked } = openSignedAddresses([key('a')], revokedAt(after(1)))

    expect(await readRevoked('picture', token, after(2))).toBe('revoked')
    expect(await readRevoked('picture', make('picture', 'one', after(1)), after(2))).toMatchObject({ subject: 'one' })
  })

  it('outlives a new key as long as the old one is known, and is made with the new one', async () => {
    const rotated = openSignedAddresses([key('b'), key('a')], nothingRevoked)

    expect(await rotated.read('picture', token, now)).toMatchObject({ subject: 'one' })
    expect(await others.read('picture', rotated.make('picture', 'one', now), now)).toMatchObject({ subject: 'one' })
    expect(await others.read('picture', token, now)).toBe('altered')
  })

  it.each([[[]], [['']], [['short']], [[key('a'), '']]])('is made by nobody with the keys %j', (keys) => {
    expect(() => openSignedAddresses(keys, nothingRevoked)).toThrow('at least 32 characters')
  })
})
