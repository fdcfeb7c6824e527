import { setTimeout as sleep } from 'node:timers/promises'
import { noPermissions, type Permissions } from '../../../src/access/permissions'
import { type Snapshot } from '../../../src/services/identity/session/live-session'
import { followSession } from '../../../src/services/packets/follow-session'
import { forgetEnded, forgetPacket, forgetPackets } from '../../../src/services/packets/forget-packets'
import { findKept, keepPacket, keptForMs } from '../../../src/services/packets/keep-packet'
import { openDevice } from '../../support/identity/device'

const address = '/en/products/navigator/disclosure/europe/austria'
const granted: Permissions = { ...noPermissions, productPermissions: ['disclosure', 'mergers'] }
const lacking: Permissions = { ...noPermissions, productPermissions: ['mergers'] }
const packet = { sub: 'auth0|a', address, html: '<p>Law</p>', services: ['disclosure'] }

let device: ReturnType<typeof openDevice>
beforeEach(() => {
  device = openDevice()
})

describe('a page that is kept for reading without a network', () => {
  it('is kept under its address for 30 days, and brings the worker that opens it (RB-8, N11)', async () => {
    const days = (await keepPacket(packet)).getTime() - Date.now()
    const kept = device.read('packet:auth0|a', address)

    expect(Math.round(days / 86_400_000)).toBe(30)
    expect(device.registered).toEqual(['/offline.js'])
    expect([await kept?.text(), kept?.headers.get('content-security-policy')]).toEqual([
      '<p>Law</p>',
      expect.stringContaining("default-src 'none'"),
    ])
    expect((await findKept('auth0|a', address))?.getTime()).toBeGreaterThan(Date.now())
    expect(await findKept('auth0|b', address)).toBeUndefined()
  })

  it('is gone with its worker where somebody takes it away or signs out (RB-8, N11)', async () => {
    await keepPacket(packet)
    await keepPacket({ ...packet, address: '/other' })
    await forgetPacket('auth0|a', address)
    expect([device.kept(), device.registered.length]).toEqual([[['packet:auth0|a', ['/other']]], 2])
    await forgetPackets()
    expect([device.kept(), device.registered]).toEqual([[], []])
  })

  it('is gone after 30 days, once its service may not be read, and when somebody else is here (RB-8, N11)', async () => {
    await keepPacket(packet)
    await keepPacket({ ...packet, address: '/both', services: ['disclosure', 'mergers'] })
    await keepPacket({ ...packet, address: '/mergers', services: ['mergers'] })
    await forgetEnded('auth0|a', granted)
    expect(device.kept()).toEqual([['packet:auth0|a', [address, '/both', '/mergers']]])
    await forgetEnded('auth0|a', lacking)
    expect(device.kept()).toEqual([['packet:auth0|a', ['/mergers']]])
    await forgetEnded('auth0|a', granted, Date.now() + keptForMs)
    expect([device.kept(), device.registered]).toEqual([[], []])
    await keepPacket(packet)
    await forgetEnded('auth0|b', granted)
    expect(device.kept()).toEqual([])
  })

  it('goes as soon as the session hears that its right has ended (RB-8, N11)', async () => {
    await keepPacket(packet)
    const listeners: (() => void)[] = []
    let lists = granted
    const read = () =>
      ({
        auth: { authenticated: true, user: { objectId: 'auth0|a' } },
        permissions: { status: 'ready', lists },
      }) as unknown as Snapshot
    followSession({ read, subscribe: (hear: () => void) => (listeners.push(hear), () => true) })
    for (const hear of listeners) hear()
    lists = lacking
    for (const hear of listeners) hear()

    while (device.kept().length > 0) await sleep(5)
    expect(device.registered).toEqual([])
  })

  it('leaves a browser alone in which nothing was kept (RB-8, N11)', async () => {
    await forgetEnded('auth0|a', granted)
    await forgetPackets()

    expect([device.kept(), device.registered]).toEqual([[], []])
  })
})
