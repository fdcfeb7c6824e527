import { findUnfitness } from '../../../services/identity/find-unfitness'
import { isLoopback } from '../../../src/config/loopback'

describe('findUnfitness', () => {
  it.each(['127.0.0.1', '127.8.0.1', 'localhost', '::1'])('has nothing against this machine as %s', (BIND_HOST) => {
    expect(findUnfitness({ DEPLOYMENT: 'local', BIND_HOST })).toBeUndefined()
  })

  it.each([
    ['production', '127.0.0.1'],
    ['local', '0.0.0.0'],
    ['local', '::'],
    ['local', '192.168.1.4'],
    ['local', '127.0.0.1.evil.example'],
    ['local', 'localhost.evil.example'],
  ] as const)('refuses %s at %s', (DEPLOYMENT, BIND_HOST) => {
    expect(findUnfitness({ DEPLOYMENT, BIND_HOST })).toEqual(expect.any(String))
  })

  it('knows an address in brackets', () => {
    expect(isLoopback('[::1]')).toBe(true)
  })
})
