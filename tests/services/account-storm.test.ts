import { stormAccount } from '../support/storm/account-storm'
import { stormAlerts } from '../support/storm/alerts-storm'

it('loses nothing, doubles nothing and shows nobody another’s, though services and database die (AC-3, AC-7)', async () => {
  const storm = { people: 20, actions: 240, kills: 3, seed: 7 }
  const found = await stormAccount(storm)

  expect(found).toMatchObject({ ...storm, isRight: true, lost: [], doubled: [], seen: [], refused: [], dead: [] })
  // Kills that nobody noticed would prove nothing.
  expect(found.retries).toBeGreaterThan(0)
})

it('sends each change once to those who may read it, though worker, mail server and database die (AL-2, PM-2)', async () => {
  const storm = { people: 100, changes: 60, kills: 3, seed: 42 }
  const found = await stormAlerts(storm)

  expect(found).toMatchObject({ ...storm, isRight: true, worst: [], lost: 0, doubled: 0, toSomebodyWhoMayNot: 0 })
  expect(found.killed).toEqual({ worker: 1, sink: 1, database: 1 })
  // Letters whose answer was lost come again, under their own name.
  expect(found.again).toBeGreaterThan(0)
  expect(found.told).toBeGreaterThan(100)
})
