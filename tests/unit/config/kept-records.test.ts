import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lifetimes, limits } from '../../../services/identity/settings'
import { keptRecords, withoutPersons } from '../../../src/config/kept-records'

const folder = join(__dirname, '../../../services/database/migrations')
const tables = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/create table (?:if not exists )?(\w+\.\w+)/gi)].map(
    ([, name = '']) => name,
  ),
)
const places: readonly string[] = Object.values(keptRecords).flatMap((record): readonly string[] => record.places)

describe('what is kept about people', () => {
  it('names every table that any service has, or there is nobody in it (R-LEG-03)', () => {
    expect(tables).toContain('account.enquiries')
    expect(
      tables.filter((name) => Number(places.includes(name)) + Number(withoutPersons.includes(name)) !== 1),
    ).toEqual([])
  })

  it('names no table that is not there (R-LEG-03)', () => {
    const named = [...places, ...withoutPersons].filter((name) => name.includes('.'))

    expect(named.filter((name) => !tables.includes(name))).toEqual([])
  })

  it('of a sign-in is over when the table says so (R-LEG-03)', () => {
    const { days } = keptRecords['sign-in'].keptFor
    const seconds = Object.values(limits).flatMap((limit) => (typeof limit === 'number' ? [] : [limit.seconds]))

    expect(Math.max(...seconds, ...Object.values(lifetimes))).toBeLessThanOrEqual(days * 24 * 3600)
  })
})
