import { findNudgeProblem, signNudge } from '../../../services/nudge/signature'

const secret = 'a secret that both sides know'
const now = new Date('2026-03-01T12:00:00Z')
const at = (seconds: number) => String(now.getTime() / 1000 + seconds)
const body = '{"delivery":"5f0c","seq":41}'
const signed = (timestamp = at(0)) => ({ timestamp, body, signature: signNudge(secret, { timestamp, body }) })

describe('a signed nudge (Q-6)', () => {
  it('is believed', () => {
    expect(findNudgeProblem(secret, signed(), now)).toBeUndefined()
  })

  it('is the HMAC-SHA256 of timestamp, full stop and body, so that any receiver can check it', () => {
    const known = 'sha256=fc4913c41a7bf793267e2a384f3261c9436ec2cd097bd745e7b0d99113f510ec'

    expect(signNudge('key', { timestamp: '1', body: 'x' })).toBe(known)
  })

  it.each([
    ['another secret', { ...signed(), signature: signNudge('another', { timestamp: at(0), body }) }],
    ['another body', { ...signed(), body: body.replace('41', '42') }],
    ['another timestamp', { ...signed(), timestamp: at(1) }],
    ['no signature', { ...signed(), signature: '' }],
    ['half a signature', { ...signed(), signature: signed().signature.slice(0, 40) }],
  ])('is not believed with %s', (_, given) => {
    expect(findNudgeProblem(secret, given, now)).toBe('the signature is wrong')
  })

  it('is not believed where no secret is set', () => {
    const timestamp = at(0)
    const given = { timestamp, body, signature: signNudge('', { timestamp, body }) }

    expect(findNudgeProblem('', given, now)).toBe('the signature is wrong')
  })

  it.each([
    [-301, 'the timestamp is not of the last five minutes'],
    [-300, undefined],
    [300, undefined],
    [301, 'the timestamp is not of the last five minutes'],
    [Number.NaN, 'the timestamp is not of the last five minutes'],
  ])('sent %s seconds from now: %s', (seconds, problem) => {
    expect(findNudgeProblem(secret, signed(at(seconds)), now)).toBe(problem)
  })
})
