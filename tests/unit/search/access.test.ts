import { createHmac } from 'node:crypto'
import { type Caller, findAccess } from '../../../services/search/access/access'
import { createRateLimit } from '../../../services/search/access/rate-limit'
import { type ApiKey } from '../../../services/search/store/operation'

const credentials = { applicationId: 'app', adminKey: 'admin', searchKey: 'search', subscribersKey: 'subscribers' }
const toSecuredKey = (parent: string, restrictions: string) =>
  Buffer.from(createHmac('sha256', parent).update(restrictions).digest('hex') + restrictions).toString('base64')
const access = (key: string, caller: Partial<Caller> = {}) =>
  findAccess({ applicationId: 'app', key, ip: '10.1.2.3', referer: '', ...caller }, credentials, new Map())
const inAnHour = Math.floor(Date.now() / 1000) + 3600

describe('keys', () => {
  it('open what they are for, and nothing else', () => {
    expect(access('admin').isAdmin).toBe(true)
    expect([...access('search').rights]).toEqual(['search'])
    expect(() => access('other')).toThrow('Invalid Application-ID or API key')
    expect(() => access('')).toThrow('Invalid Application-ID or API key')
    expect(() => access('admin', { applicationId: 'another' })).toThrow('Invalid Application-ID or API key')
  })
})

describe('an index for subscribers (canary)', () => {
  const gated = 'site_subscribers_en'
  const own = (indexes: string[]) =>
    ({ value: 'own', acl: ['search'], indexes, referers: [], validity: 0, queryParameters: '' }) as unknown as ApiKey
  const mayUse = (key: string, indexes: string[] = []) =>
    findAccess({ applicationId: 'app', key, ip: '', referer: '' }, credentials, new Map([['own', own(indexes)]])).mayUse

  it('is opened by no key that everybody knows, and by none that does not name it', () => {
    expect([mayUse('search')(gated), mayUse('search')('site_en')]).toEqual([false, true])
    expect([mayUse('own')(gated), mayUse('own')('site_en')]).toEqual([false, true])
    expect(mayUse(toSecuredKey('search', 'restrictIndices=site_subscribers_en'))(gated)).toBe(false)
    expect([mayUse('own', ['*'])(gated), mayUse('own', ['site_*'])(gated), mayUse('own', ['*'])('site_en')]).toEqual([
      false,
      false,
      true,
    ])
    expect([mayUse('own', [gated])(gated), mayUse('own', ['*_subscribers_*'])(gated), mayUse('admin')(gated)]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('is opened by a key made of the subscribers’, which itself opens nothing', () => {
    const made = toSecuredKey('subscribers', 'filters=permission%3Aa&restrictIndices=site_subscribers_en')

    expect(access(made).forced).toMatchObject([{ filters: 'permission:a' }])
    expect(['site_subscribers_en', 'site_subscribers_fr-fr', 'site_en'].map(access(made).mayUse)).toEqual([
      true,
      false,
      false,
    ])
    expect(() => access('subscribers')).toThrow('Invalid Application-ID or API key')
  })
})

describe('secured keys', () => {
  it('force what they say on every search, whatever the order it was written in', () => {
    const key = toSecuredKey(
      'search',
      `validUntil=${inAnHour}&filters=groups%3Aa&restrictIndices=%5B%22nav_*%22%5D&hitsPerPage=5`,
    )
    const { forced, mayUse } = access(key)

    expect(forced).toMatchObject([{ filters: 'groups:a', hitsPerPage: 5 }])
    expect([mayUse('nav_en'), mayUse('site_en'), mayUse('x_nav_en')]).toEqual([true, false, false])
  })

  it.each([
    ['signed with another key', toSecuredKey('guess', 'filters=a')],
    ['signed with the administrator’s key', toSecuredKey('admin', 'filters=a')],
    [
      'changed after signing',
      Buffer.from(`${createHmac('sha256', 'search').update('filters=a').digest('hex')}filters=b`).toString('base64'),
    ],
    ['that say nothing', toSecuredKey('search', '')],
    ['that are no base64', '%%%%'],
  ])('%s are refused', (_, key) => {
    expect(() => access(key)).toThrow('Invalid Application-ID or API key')
  })

  it.each(['validUntil=1', 'validUntil=never', 'validUntil='])('that say %s have expired', (restrictions) => {
    expect(() => access(toSecuredKey('search', restrictions))).toThrow('expired')
  })

  it('hold for the addresses and pages they name', () => {
    const bySource = toSecuredKey('search', 'restrictSources=10.1.0.0%2F16')
    const byReferer = toSecuredKey('search', 'referers=https%3A%2F%2Ffirm.example%2F*')

    expect(access(bySource).isAdmin).toBe(false)
    expect(() => access(bySource, { ip: '10.2.0.1' })).toThrow('not allowed')
    expect(access(byReferer, { referer: 'https://firm.example/a' }).isAdmin).toBe(false)
    expect(() => access(byReferer, { referer: 'https://firm.example.evil/' })).toThrow('not allowed')
  })
})

describe('the rate limit', () => {
  it('lets a burst through, then so many a second', () => {
    let now = 0
    const isAllowed = createRateLimit(() => now)
    const ask = () => isAllowed('caller', { perSecond: 1, burst: 2 }, 1)

    expect([ask(), ask(), ask()]).toEqual([true, true, false])
    now = 1
    expect([ask(), ask()]).toEqual([true, false])
    expect(isAllowed('another', { perSecond: 1, burst: 2 }, 1)).toBe(true)
  })
})
