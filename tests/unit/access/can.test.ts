import { type Ask, can, type Decision, type Rules, type Subject } from '../../../src/access/can'
import { noPermissions, type Permissions } from '../../../src/access/permissions'

const withLists = (own: Partial<Permissions> = {}): Subject => ({ permissions: { ...noPermissions, ...own } })
const withProducts = (...productPermissions: string[]) => withLists({ productPermissions })

const nobody = undefined
const bare = withLists()
const holder: Subject = { ...withProducts('disputes-aviator'), sub: 'auth0|holder', organisations: [7] }
const every: Subject = { ...withProducts('*'), sub: 'auth0|every', organisations: [8] }
const everything = { signedOut: nobody, bare, holder, every }

type Row = [row: string, what: string, decide: (user: Subject | undefined) => Decision]
type Expected = Record<keyof typeof everything, true | Ask>

const navigator = (service: string) => (user: Subject | undefined) => can(user, 'read', { kind: 'navigator', service })
const report = (action: 'build' | 'export') => (user: Subject | undefined) =>
  can(user, action, { kind: 'report', services: ['share-disclosure'] })
const sample = (jurisdictions: number) => (user: Subject | undefined) =>
  can(user, 'build-sample', { kind: 'report', jurisdictions })
const open =
  (kind: 'tools' | 'dashboard' | 'dashboard-products') =>
  (user: Subject | undefined): Decision =>
    can(user, 'open', { kind })
const own = (user: Subject | undefined, action: 'read' | 'change') =>
  can(user, action, { kind: 'own-record', of: 'auth0|holder' })
const recording = (isForClients: boolean) => (user: Subject | undefined) =>
  can(user, 'watch', { kind: 'recording', event: 'e1', isForClients })

/** Who gets in, and what the others are offered. */
const table: [...Row, Expected][] = [
  ['PM-1', 'a public page', (user) => can(user, 'read', { kind: 'public' }), all(true)],
  ['PM-2', 'a navigator body', navigator('share-disclosure'), of('sign-in', 'request-access', 'request-access', true)],
  ['PM-3', 'a report', report('build'), of('sign-in', 'request-access', 'request-access', true)],
  ['PM-3', 'an export', report('export'), of('sign-in', 'request-access', 'request-access', 'request-access')],
  ['PM-3', 'a sample of 3', sample(3), of('sign-in', true, true, true)],
  ['PM-3', 'a sample of 4', sample(4), of('sign-in', 'request-access', 'request-access', 'request-access')],
  ['PM-4', 'the tools', open('tools'), of('sign-in', 'request-access', true, true)],
  [
    'PM-5',
    'the aviator',
    (user) => can(user, 'launch', { kind: 'tool', name: 'disputes-aviator' }),
    of('sign-in', 'request-access', true, 'request-access'),
  ],
  ['PM-6', 'the dashboard', open('dashboard'), of('sign-in', true, true, true)],
  [
    'PM-7',
    'a page of one’s own',
    (user) => can(user, 'open', { kind: 'own-page', hasSignedLink: false }),
    of('sign-in', true, true, true),
  ],
  ['PM-7', 'it, by a signed link', (user) => can(user, 'open', { kind: 'own-page', hasSignedLink: true }), all(true)],
  ['AC-3', 'a record of one’s own', (user) => own(user, 'read'), of('sign-in', 'nothing', true, 'nothing')],
  ['AC-3', 'to change it', (user) => own(user, 'change'), of('sign-in', 'nothing', true, 'nothing')],
  [
    'AC-3',
    'what belongs to a client',
    (user) => can(user, 'read', { kind: 'organisation', id: 7 }),
    of('sign-in', 'nothing', true, 'nothing'),
  ],
  ['PM-8', 'the products of the dashboard', open('dashboard-products'), of('sign-in', true, true, true)],
  ['PM-9', 'a space', (user) => can(user, 'see', { kind: 'space', name: 'deal-room' }), all('nothing')],
  [
    'PM-10',
    'an attestation',
    (user) => can(user, 'do', { kind: 'compliance', duty: 'navigator-attest' }),
    all('nothing'),
  ],
  ['PM-11', 'a recording for all', recording(false), all(true)],
  ['PM-11', 'a recording for clients', recording(true), of('sign-in', 'register', true, true)],
]

/** In this order: signed out, with nothing, with one product, with every navigator service. */
function of(...[signedOut, bareOne, holder, every]: [true | Ask, true | Ask, true | Ask, true | Ask]): Expected {
  return { signedOut, bare: bareOne, holder, every }
}
function all(one: true | Ask): Expected {
  return of(one, one, one, one)
}

const tell = ({ allow, ask }: Decision): true | Ask => (allow ? true : ask)

describe('who may do what', () => {
  it.each(table)('(%s) %s', (...[, , decide, expected]) => {
    const told = Object.entries(everything).map(([name, user]) => [name, tell(decide(user))])

    expect(Object.fromEntries(told)).toEqual(expected)
  })

  it('drops what stands before the first pipe, and nothing else (PM-2, E-2)', () => {
    const may = (entry: string) => navigator('share-disclosure')(withProducts(entry)).allow

    expect(['share-disclosure', 'navigator|share-disclosure', '|share-disclosure', 'x|*'].map(may)).toEqual(
      Array(4).fill(true),
    )
    expect(
      ['a|b|share-disclosure', 'share-disclosure|x', 'Share-disclosure', ' share-disclosure', 'share-*', ''].map(may),
    ).toEqual(Array(6).fill(false))
  })

  it('lets the people of one client share and read reports, where they work together (PM-9, RB-7)', () => {
    const shared = { kind: 'shared-report' as const, organisation: 1, mayEdit: false }
    const own = { kind: 'report-of' as const, of: 'auth0|a', organisation: 1 }
    const space = withLists({ collaborationPermissions: ['harbour|shared-reports'] })
    const inside = { ...space, sub: 'auth0|a', organisations: [1] }

    expect(can(inside, 'read', shared).allow).toBe(true)
    expect(can(inside, 'change', shared).because.reason).toBe('unknown')
    expect(can(inside, 'change', { ...shared, mayEdit: true }).allow).toBe(true)
    expect(can({ ...inside, organisations: [2] }, 'read', shared).because.reason).toBe('unknown')
    expect(can({ ...inside, permissions: noPermissions }, 'read', shared).because.reason).toBe('unknown')
    expect(can(undefined, 'read', shared).allow).toBe(false)
    expect(can(inside, 'share', own).allow).toBe(true)
    expect(can(inside, 'share', { ...own, of: 'auth0|b' }).allow).toBe(false)
    expect(can(inside, 'share', { ...own, organisation: 2 }).allow).toBe(false)
  })

  it('asks for every service of a report, and for the export besides (PM-3)', () => {
    const services = ['share-disclosure', 'data-transfers']
    const one = withProducts('share-disclosure')
    const both = withProducts('share-disclosure', 'n|data-transfers')
    const exporter = withProducts('*', 'navigator-export')

    expect(can(one, 'build', { kind: 'report', services }).because).toMatchObject({ missing: ['data-transfers'] })
    expect(can(both, 'build', { kind: 'report', services }).allow).toBe(true)
    expect(can(both, 'export', { kind: 'report', services }).because).toMatchObject({ missing: ['navigator-export'] })
    expect(can(exporter, 'export', { kind: 'report', services }).allow).toBe(true)
    expect(can(exporter, 'build', { kind: 'report', services: [] }).allow).toBe(false)
    expect(sample(0)(bare).allow || sample(1.5)(bare).allow || sample(NaN)(bare).allow).toBe(false)
  })

  it('opens a space and a duty by their own lists alone (PM-9, PM-10)', () => {
    const space = (user: Subject) => can(user, 'see', { kind: 'space', name: 'deal-room' }).allow
    const duty = (user: Subject, name: string) => can(user, 'do', { kind: 'compliance', duty: name }).allow

    expect(space(withLists({ collaborationPermissions: ['harbour|deal-room'] }))).toBe(true)
    expect(space(withProducts('deal-room', '*'))).toBe(false)
    expect(duty(withLists({ compliancePermissions: ['audit'] }), 'audit')).toBe(true)
    expect(duty(withLists({ compliancePermissions: ['audit', '*'] }), 'navigator-attest')).toBe(false)
  })

  it('lets those who registered watch (PM-11)', () => {
    expect(recording(true)({ ...bare, registeredFor: ['e1'] }).because).toEqual({ reason: 'registered' })
    expect(recording(true)({ ...bare, registeredFor: ['e2'] }).ask).toBe('register')
  })

  it('says why: what opened it, or what is missing and who can give it (N12)', () => {
    expect(navigator('share-disclosure')(withProducts('x', 'navigator|share-disclosure')).because).toEqual({
      reason: 'granted',
      list: 'productPermissions',
      entries: ['navigator|share-disclosure'],
    })
    expect(navigator('share-disclosure')(bare).because).toEqual({
      reason: 'not-granted',
      list: 'productPermissions',
      missing: ['share-disclosure'],
      whoGrants: 'product-manager',
    })
    expect(navigator('share-disclosure')(nobody).because).toEqual({ reason: 'signed-out' })
  })

  it('has a row for every wish and for no other: a wrong one does not compile (house 5)', () => {
    const decide = (): Decision => can(undefined, 'read', { kind: 'public' })
    // @ts-expect-error -- nobody can wish to read tools
    const unknown: Partial<Rules> = { 'read tools': decide }
    // @ts-expect-error -- a report names its services, and no tool
    const another: Partial<Rules> = { 'build report': (_user, { name }) => (name === '' ? decide() : decide()) }
    // @ts-expect-error -- a decision says why
    const unreasoned: Partial<Rules> = { 'open tools': () => ({ allow: true }) }
    // @ts-expect-error -- the other rows are missing
    const incomplete: Rules = { 'read public': decide }
    // @ts-expect-error -- a dashboard is opened, not read
    const asked = () => can(undefined, 'read', { kind: 'dashboard' })

    expect([unknown, another, unreasoned, incomplete].map((rows) => Object.keys(rows).length)).toEqual([1, 1, 1, 1])
    expect(asked().allow).toBe(false)
  })

  it('refuses what it does not know, no matter who asks (P-1)', () => {
    const ask = can as unknown as (user: Subject, action: string, resource: unknown) => Decision
    const strange: [string, unknown][] = [
      ['read', { kind: 'dashboard' }],
      ['delete', { kind: 'public' }],
      ['open', { kind: 'navigator', service: 'share-disclosure' }],
      ['launch', { kind: 'tool', name: '' }],
      ['read', { kind: 'navigator', service: '' }],
      ['read', { kind: '__proto__' }],
      ['constructor', { kind: '' }],
    ]

    for (const [action, resource] of strange) expect(ask(withProducts('*'), action, resource).allow).toBe(false)
  })
})
