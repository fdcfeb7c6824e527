import { type IncomingMessage } from 'node:http'
import { senderBehind, toSender } from '../../../services/http/to-sender'

const asked = (remoteAddress: string | undefined, told?: string) =>
  ({
    headers: told === undefined ? {} : { 'x-forwarded-for': told },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage

describe('who sends a request (house 3)', () => {
  it.each([
    ['whom the edge names', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['the first of several', '127.0.0.1', ' 203.0.113.9 , 10.0.0.1', '203.0.113.9'],
    ['who comes past the edge', '203.0.113.7', undefined, '203.0.113.7'],
    ['the same in the words of IPv6', '::ffff:203.0.113.7', '', '203.0.113.7'],
    ['an address of IPv6 as it is', '::ffff:c0de', undefined, '::ffff:c0de'],
  ])('is for a service %s', (...[, remote, told, sender]) => {
    expect(toSender(asked(remote, told))).toBe(sender)
  })

  it.each([
    ['who is connected, whatever they claim', '203.0.113.7', '198.51.100.1', [], '203.0.113.7'],
    ['whom a proxy of ours names', '10.0.0.1', '198.51.100.1, 203.0.113.9', ['10.0.0.1'], '203.0.113.9'],
    [
      'the nearest that is none of ours',
      '::ffff:10.0.0.1',
      '203.0.113.9, 10.0.0.2',
      ['10.0.0.1', '10.0.0.2'],
      '203.0.113.9',
    ],
    ['the proxy where it names no address', '10.0.0.1', 'unknown', ['10.0.0.1'], '10.0.0.1'],
    ['the proxy where it names nobody', '10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
  ])('is for the edge %s', (...[, remote, told, trusted, sender]) => {
    expect(senderBehind(asked(remote, told), trusted)).toBe(sender)
  })
})
