import { findCostProblem } from '../../../services/cms/request/find-cost-problem'

const problemOf = (query: string) => findCostProblem(new URL(`http://localhost/api/articles?${query}`))

describe('what one question to the CMS may cost', () => {
  it.each([
    'limit=0',
    'limit=0&depth=1',
    'limit=0&depth=10',
    'limit=1001&depth=1',
    'limit=-1',
    'limit=1&limit=0',
    'limit[0]=0',
    'pagination=false',
    'limit=0&depth=0&depth=2',
    // Payload reads these as it reads "limit=0" and "pagination=false".
    '[limit]=0',
    '%5Blimit%5D=0',
    'limit=0&[depth]=1',
    'limit=0&[depth]=2&depth=0',
    'pagination=FALSE',
    'pagination[]=false',
    // A depth that is no number counts as none, and so does what comes after a thousand others.
    'limit=0&depth[a]=0',
    `limit=0&${'a=1&'.repeat(1000)}depth=0`,
  ])('refuses every item together with what it is related to: %s (H-1)', (query) => {
    expect(problemOf(query)).toMatch(/at most 1000 items at once, or say depth=0/)
  })

  it.each([
    '',
    'limit=1000&depth=1',
    'limit=10',
    'limit=0&depth=0',
    'pagination=false&depth=0',
    'pagination=false&limit=50',
    'limit=0&[depth]=0',
  ])('answers what the admin asks: %s (H-1)', (query) => {
    expect(problemOf(query)).toBeUndefined()
  })
})
