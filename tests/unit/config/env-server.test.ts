import { resolve } from 'node:path'
import { parseServerEnv, SettingProblem } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'

describe('parseServerEnv', () => {
  it('needs nothing set', () => {
    expect(parseServerEnv({})).toEqual({
      DEPLOYMENT: 'local',
      CMS: 'own',
      FIRM_DIR: undefined,
      PORT_BASE: 8000,
      LISTEN_HOST: '127.0.0.1',
      SERVICE_URLS: {},
      HSTS: 'host',
      LOG_FORMAT: undefined,
      OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
      PUBLISHER_POLL_SECONDS: 5,
      COMPARE_AT: '02:30',
      BIND_HOST: '127.0.0.1',
      DATA_DIR: resolve(root, '.data'),
      DATABASE_URL: undefined,
      PUBLIC_URL: undefined,
      S3_BUCKET: undefined,
      S3_ENDPOINT: undefined,
      S3_REGION: 'us-east-1',
      DEMO_CONTENT: 'all',
      SITE: 'built',
      WEBHOOK_URLS: [],
      LINK_CHECK: 'weekly',
      TRUSTED_PROXIES: [],
      MAIL_FROM: 'no-reply@aldermoor.example.com',
      ENQUIRIES_TO: 'enquiries@aldermoor.example.com',
      FORM_CAPTCHA: 'off',
      SECOND_FACTOR: undefined,
      SMTP_URL: undefined,
      DKIM_SELECTOR: undefined,
      DKIM_KEY: undefined,
      SEARCH_PREFIX: 'site',
      ALGOLIA_APP_ID: undefined,
      ALGOLIA_ADMIN_KEY: undefined,
      ALGOLIA_SEARCH_KEY: undefined,
      SERVICES: ['postgres', 'edge'],
      IDENTITY_LEGACY: [],
      GATSBY_IDENTITY_URL: undefined,
      GATSBY_IDENTITY_CLIENT_ID: undefined,
      GATSBY_IDENTITY_AUDIENCE: undefined,
      GATSBY_CLAIM_NAMESPACE: undefined,
      GATSBY_ORIGIN: undefined,
      GATSBY_ONLINE_SERVICES_API: undefined,
      GATSBY_TOKEN_KEY: undefined,
      GATSBY_SESSION_KEY: undefined,
      GATSBY_TOKEN_PLACE: undefined,
    })
  })

  it('takes what the environment leaves open from the file', () => {
    const env = parseServerEnv({ PORT_BASE: '9000' }, { PORT_BASE: '9100', DATA_DIR: '/srv/firm' })

    expect(env).toMatchObject({ PORT_BASE: 9000, DATA_DIR: '/srv/firm' })
  })

  it('takes an empty value for a missing one, as .env.example writes it', () => {
    expect(parseServerEnv({ DATABASE_URL: '' }, { PORT_BASE: '' })).toMatchObject({ PORT_BASE: 8000 })
  })

  it('lets an empty value of the environment undo one of the file', () => {
    expect(parseServerEnv({ DATABASE_URL: '' }, { DATABASE_URL: 'postgres://a:b@c/d' }).DATABASE_URL).toBeUndefined()
  })

  it.each([
    [
      'WEBHOOK_URLS',
      'https://a.example/hook,ftp://b.example',
      'WEBHOOK_URLS is "https://a.example/hook,ftp://b.example" but must be a list of addresses that begin with http:// or https://',
    ],
    ['PORT_BASE', '80x', 'PORT_BASE is "80x" but must be a whole number'],
    ['PORT_BASE', '80', 'PORT_BASE is "80" but must be from 1024 to 65035'],
    ['PORT_BASE', '6000', 'PORT_BASE is "6000" but must be another number: browsers refuse to open one of the ports'],
    ['PORT_BASE', '4040', 'PORT_BASE is "4040" but must be another number: browsers refuse to open one of the ports'],
    ['GATSBY_IDENTITY_URL', 'a tenant', 'GATSBY_IDENTITY_URL is "a tenant" but must be an address, or /idp'],
    ['GATSBY_ORIGIN', 'https://a.example/x', 'GATSBY_ORIGIN is "https://a.example/x" but must look like https://www'],
    ['GATSBY_ONLINE_SERVICES_API', '//a.example', 'GATSBY_ONLINE_SERVICES_API is "//a.example" but must be a path'],
    ['GATSBY_TOKEN_KEY', 'a token', 'GATSBY_TOKEN_KEY is "a token" but must be of letters, digits, dots, - and _'],
    ['GATSBY_TOKEN_PLACE', 'cookie', 'GATSBY_TOKEN_PLACE is "cookie" but must be local-storage or memory'],
    ['DEPLOYMENT', 'prod', 'DEPLOYMENT is "prod" but must be local or production'],
    ['SERVICES', 'edge,cache', 'SERVICES is "edge,cache" but must be a list of edge, cms'],
    ['TRUSTED_PROXIES', '10.0.0.1, proxy', 'TRUSTED_PROXIES is "10.0.0.1, proxy" but must be a list of IP addresses'],
    ['PUBLIC_URL', 'https://a.example/site', 'PUBLIC_URL is "https://a.example/site" but must look like https://www'],
    ['PUBLIC_URL', 'a.example', 'PUBLIC_URL is "a.example" but must look like https://www.example.com, without a path'],
    ['S3_BUCKET', 'My Bucket', 'S3_BUCKET is "My Bucket" but must be the name of a bucket'],
    ['DATABASE_URL', 'mysql://a:secret@b/c', 'DATABASE_URL must look like postgres://user:password@host:5432/database'],
  ])('refuses %s=%s and says what would do', (name, value, words) => {
    expect(() => parseServerEnv({ [name]: value })).toThrow(SettingProblem)
    expect(() => parseServerEnv({ [name]: value })).toThrow(words)
  })

  it('never repeats a value that may hold a password', () => {
    expect(() => parseServerEnv({ DATABASE_URL: 'postgres:/me:secret@host' })).not.toThrow('secret')
    expect(() => parseServerEnv({ DKIM_SELECTOR: 'a', DKIM_KEY: 'not a secret' })).toThrow(
      /^DKIM_KEY must be an RSA key/,
    )
  })

  it('signs letters only where the key and its name are both given (AL-3)', () => {
    expect(() => parseServerEnv({ DKIM_SELECTOR: 'letters' })).toThrow('DKIM_SELECTOR and DKIM_KEY are needed together')
  })

  it('names every problem at once', () => {
    expect(() => parseServerEnv({ PORT_BASE: '1', DEPLOYMENT: 'x' })).toThrow(/DEPLOYMENT.*PORT_BASE/)
  })

  it('refuses a name in the file that is no setting, so that a slip of the pen is not lost', () => {
    expect(() => parseServerEnv({}, { DATABSE_URL: 'x' })).toThrow('DATABSE_URL in .env is not a setting')
  })

  it('refuses a production deployment without a database of its own', () => {
    expect(() => parseServerEnv({ DEPLOYMENT: 'production' })).toThrow('DEPLOYMENT=production needs DATABASE_URL')
  })

  it.each([undefined, 'http://firm.example'])('refuses a production deployment whose public address is %s', (url) => {
    const production = { DEPLOYMENT: 'production', DATABASE_URL: 'postgres://a:b@c/d' }

    expect(() => parseServerEnv({ ...production, PUBLIC_URL: url })).toThrow('DEPLOYMENT=production needs PUBLIC_URL')
    expect(parseServerEnv({ ...production, PUBLIC_URL: 'https://firm.example' }).DEPLOYMENT).toBe('production')
  })

  it('knows where services are that are elsewhere, and of what names https is promised (AD-3)', () => {
    const urls = 'cms=http://10.0.0.2:8001, search=http://search.internal:8004, cms=http://10.0.0.3:8001'
    expect(parseServerEnv({ SERVICE_URLS: urls, HSTS: 'subdomains' })).toMatchObject({
      SERVICE_URLS: {
        cms: ['http://10.0.0.2:8001', 'http://10.0.0.3:8001'],
        search: ['http://search.internal:8004'],
      },
      HSTS: 'subdomains',
    })
    for (const once of ['search', 'edge']) {
      expect(() => parseServerEnv({ SERVICE_URLS: `${once}=http://a:1,${once}=http://b:1` })).toThrow(
        'names a service twice that can be only once: several may be of cms, account, publisher',
      )
    }
    for (const wrong of ['cms', 'cms=10.0.0.2:8001', 'clerk=http://10.0.0.2:8001', 'cms=http://10.0.0.2/path']) {
      expect(() => parseServerEnv({ SERVICE_URLS: wrong })).toThrow('SERVICE_URLS is')
    }
    expect(() => parseServerEnv({ HSTS: 'yes' })).toThrow('HSTS is "yes" but must be off, host')
  })

  it('takes from .env what libraries read and the keys of the services (AD-3)', () => {
    const file = { AWS_ACCESS_KEY_ID: 'id', NODE_EXTRA_CA_CERTS: '/etc/ca.pem', CMS_SECRET: 'key' }
    expect(() => parseServerEnv({}, file)).not.toThrow()
  })
})
