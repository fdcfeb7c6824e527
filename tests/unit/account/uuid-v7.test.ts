import { uuidV7 } from '../../../services/account/records/uuid-v7'

describe('the name of a new record', () => {
  it('is a UUID of version 7 that sorts by when it was made', () => {
    const names = [1, 2, 1_790_000_000_000, 1_790_000_000_001].map((now) => uuidV7(now))

    for (const name of names)
      expect(name).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect([...names].sort()).toEqual(names)
    expect(uuidV7(0)).not.toBe(uuidV7(0))
  })
})
