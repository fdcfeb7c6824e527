import { type Pool } from 'pg'
import { type Places } from '../../../../services/account/navigator/book/places'
import { findLeads } from '../../../../services/account/navigator/find-leads'
import { type Body } from '../../../../src/content/body'
import { type NavService } from '../../../../src/content/nav-service'

const person = { type: 'person', id: 2 } as const
const vacancy = { type: 'vacancy', id: 3 } as const
const rows = [
  { ...person, locale: 'en', title: 'Ada Byron', path: '/en/people/2/ada-byron', endsAt: new Date('2026-01-31') },
  { ...vacancy, locale: 'en', title: 'Clerk', path: '/en/about-us/careers/clerk', endsAt: new Date('2026-03-01') },
]
const database = { query: () => Promise.resolve({ rows }) } as unknown as Pick<Pool, 'query'>
const body = [{ block: 'related', items: [person, vacancy] }] as unknown as Body

const leadsOn = (today: string) =>
  findLeads({ database, places: {} as Places }, body, { locale: 'en', service: {} as NavService, today })

describe('what a guidance names leads to its page for as long as the site has it (R-NAV-06)', () => {
  it.each([
    ['2027-01-30', person, true],
    ['2027-01-31', person, false],
    ['2026-03-31', vacancy, true],
    ['2026-04-01', vacancy, false],
  ])('on %s: %o', async (today, ref, isThere) => {
    expect((await leadsOn(today)).find(ref) !== undefined).toBe(isThere)
  })
})
