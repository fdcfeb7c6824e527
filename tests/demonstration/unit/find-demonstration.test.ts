import { findDemonstration, hasDemonstration } from '../../../services/start/find-demonstration'

describe('the demonstration', () => {
  it('is found by the start, which knows nothing of it but its place (AD-1)', async () => {
    expect(hasDemonstration()).toBe(true)
    expect(Object.keys((await findDemonstration()) ?? {}).sort()).toEqual([
      'describeAccounts',
      'ensureAccounts',
      'ensureLives',
      'loadContent',
    ])
  })
})
