import { stormAccount } from '../support/storm/account-storm'

jest.setTimeout(120_000)

it('loses nothing, doubles nothing and shows nobody another’s, though services and database die (AC-3, AC-7)', async () => {
  const storm = { people: 20, actions: 240, kills: 3, seed: 7 }
  const found = await stormAccount(storm)

  expect(found).toMatchObject({ ...storm, isRight: true, lost: [], doubled: [], seen: [], refused: [], dead: [] })
  // Kills that nobody noticed would prove nothing.
  expect(found.retries).toBeGreaterThan(0)
})
