import { stormAccount } from '../support/storm/account-storm'

jest.setTimeout(120_000)

it('loses nothing, doubles nothing and shows nobody another’s, though services and database die (AC-3, AC-7)', async () => {
  const { seconds, retries, ...found } = await stormAccount({ people: 30, deeds: 500, kills: 3, seed: 7 })

  expect(found).toEqual({
    ...{ seed: 7, people: 30, kills: 3, deeds: 500, isRight: true },
    ...{ lost: [], doubled: [], seen: [], refused: [], dead: [] },
  })
  // Kills that nobody noticed would prove nothing.
  expect(retries).toBeGreaterThan(0)
  expect(seconds).toBeLessThan(60)
})
