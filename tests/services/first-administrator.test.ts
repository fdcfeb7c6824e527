import { withClient } from '../../services/database/connect'
import { embeddedIn } from '../../services/postgres/embedded'
import { callerFor, cmsOrigin } from '../support/cms'
import { findPlace, type Installation, type Place, removePlace, startInstallation } from '../support/installation'

jest.setTimeout(240_000)

describe('an installation that is no demonstration', () => {
  let server: { place: Place; run: Installation }
  let own: { place: Place; run: Installation }
  const register = (setupKey?: string) =>
    callerFor(cmsOrigin(own.place))('POST', '/api/users/first-register?locale=en', {
      email: 'first@firm.example',
      password: 'long and not guessed',
      name: 'The First',
      roles: ['author'],
      setupKey,
    })

  beforeAll(async () => {
    const [serverPlace, place] = [await findPlace(), await findPlace()]
    server = { place: serverPlace, run: startInstallation(serverPlace) }
    await server.run.says('Ready: ')
    const { maintenanceUrl } = embeddedIn({ DATA_DIR: serverPlace.dataDir, PORT_BASE: serverPlace.portBase })
    await withClient(maintenanceUrl, (client) => client.query('create database own'))
    const env = { DATABASE_URL: maintenanceUrl.replace(/\/postgres$/, '/own') }
    own = { place, run: startInstallation(place, { env }) }
    await own.run.says(/Ready: [^]*setup key \S+/)
  })
  afterAll(async () => {
    await own.run.stop()
    await server.run.stop()
    for (const { place } of [own, server]) removePlace(place)
  })

  it('has no account, and gives none to whoever comes first', async () => {
    expect(own.run.output()).not.toContain('Demonstration accounts')
    expect([(await register()).status, (await register('wrong')).status]).toEqual([403, 403])
  })

  it('makes its first administrator of the holder of the setup key, once', async () => {
    const key = /setup key (\S+)/.exec(own.run.output())?.[1]
    const { status, body } = await register(key)

    expect([status, (body.user as { roles: string[] }).roles]).toEqual([200, ['admin']])
    expect((await register(key)).status).toBe(403)
  })
})
