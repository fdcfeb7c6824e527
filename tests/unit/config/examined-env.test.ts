import { examinedEnv } from '../../support/place/run-tool'

describe('what examines the platform (AD-1, FIRM_DIR)', () => {
  it('looks at the firm that comes with it, and leaves the words of its demonstration out for another', () => {
    const own = examinedEnv(false)
    const other = examinedEnv(true)

    expect(own['TEST_SUITE']).toBeUndefined()
    expect(other).toMatchObject({ FIRM_DIR: '', TEST_SUITE: 'platform' })
  })
})
