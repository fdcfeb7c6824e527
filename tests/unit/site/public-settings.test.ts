import { publicSettingsOf } from '../../../services/shared/identity-target'
import { parseServerEnv } from '../../../src/config/env-server'

describe('what browsers learn', () => {
  it('reaches the build from .env as well as from the environment, and is the same for every service (C-2)', () => {
    const env = parseServerEnv({ GATSBY_TOKEN_PLACE: 'memory' }, { GATSBY_TOKEN_KEY: 'firm-token', SMTP_URL: '' })

    expect(publicSettingsOf(env)).toEqual({ GATSBY_TOKEN_KEY: 'firm-token', GATSBY_TOKEN_PLACE: 'memory' })
    expect(publicSettingsOf(parseServerEnv({}))).toEqual({})
  })
})
