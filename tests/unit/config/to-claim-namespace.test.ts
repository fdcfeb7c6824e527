import { toSettings } from '../../../services/identity/settings'
import { parseServerEnv } from '../../../src/config/env-server'
import { toClaimNamespace } from '../../../src/config/to-claim-namespace'

describe('the namespace of claims', () => {
  it.each([
    ['https://firm.example/claims', 'https://firm.example/claims/'],
    ['https://firm.example/claims/', 'https://firm.example/claims/'],
    ['https://firm.example', 'https://firm.example/'],
    [' https://firm.example ', 'https://firm.example/'],
    ['urn:firm:', 'urn:firm:'],
    ['https://firm.example/#', 'https://firm.example/#'],
    ['', ''],
    [undefined, ''],
  ])('ends in a sign that joins it to a name: %j (E-1)', (named, wanted) => {
    expect(toClaimNamespace(named)).toBe(wanted)
  })

  it('is the same with and without its slash for the servers and for the embedded provider (E-1)', () => {
    const [bare, whole] = ['https://firm.example/claims', 'https://firm.example/claims/'].map((named) => {
      const { GATSBY_CLAIM_NAMESPACE: namespace } = parseServerEnv({ GATSBY_CLAIM_NAMESPACE: named })
      const told = {
        identityUrl: 'http://localhost:8000/idp',
        publicUrl: 'http://localhost:8000',
        secret: 's',
        legacy: [],
      }
      return [namespace, toSettings({ ...told, namespace }).namespace, toSettings(told).namespace]
    })

    expect(bare).toEqual(['https://firm.example/claims/', 'https://firm.example/claims/', 'http://localhost:8000/idp/'])
    expect(whole).toEqual(bare)
  })
})
