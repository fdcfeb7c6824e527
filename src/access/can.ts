import { type PermissionList, type Permissions, toSimple } from './permissions'

/** A signed-in person; on the servers also who exactly, and for which clients, by the numbers of the CMS. */
export type Subject = {
  permissions: Permissions
  registeredFor?: readonly string[]
  sub?: string
  organisations?: readonly number[]
}

/** For whom a report of a colleague is: the people of a client, by its number. */
export type SharedReport = { organisation: number; mayEdit: boolean }

/** What somebody wants to do, and with what. Not everything that can be named here may be done. */
export type Wish =
  | { action: 'read'; resource: { kind: 'public' } }
  | { action: 'read'; resource: { kind: 'navigator'; service: string } }
  | { action: 'read' | 'change'; resource: { kind: 'own-record'; of: string } }
  | { action: 'read'; resource: { kind: 'organisation'; id: number } }
  | { action: 'build' | 'export'; resource: { kind: 'report'; services: readonly string[] } }
  | { action: 'build-sample'; resource: { kind: 'report'; jurisdictions: number } }
  | { action: 'share'; resource: { kind: 'report-of'; of: string; organisation: number } }
  | { action: 'read' | 'change'; resource: { kind: 'shared-report' } & SharedReport }
  | { action: 'open'; resource: { kind: 'tools' | 'dashboard' | 'dashboard-products' } }
  | { action: 'open'; resource: { kind: 'own-page'; hasSignedLink: boolean } }
  | { action: 'launch'; resource: { kind: 'tool'; name: string } }
  | { action: 'see'; resource: { kind: 'space'; name: string } }
  | { action: 'do'; resource: { kind: 'compliance'; duty: string } }
  | { action: 'watch'; resource: { kind: 'recording'; event: string; isForClients: boolean } }

export type Action = Wish['action']
type ResourceIn<W extends Wish, A extends Action> = W extends Wish
  ? A extends W['action']
    ? W['resource']
    : never
  : never
export type Resource<A extends Action = Action> = ResourceIn<Wish, A>

/** Why, in a form that every language can say: what opened it, or what would. */
export type Because =
  | { reason: 'public' | 'signed-in' | 'signed-out' | 'signed-link' | 'sample' | 'registered' | 'unknown' }
  | { reason: 'granted'; list: PermissionList; entries: readonly string[] }
  | { reason: 'not-granted'; list: PermissionList; missing: readonly string[]; whoGrants: 'product-manager' }

/** What the person can do about a refusal; nothing where it is not even shown to them. */
export type Ask = 'nothing' | 'sign-in' | 'request-access' | 'register'

export type Decision = { allow: boolean; because: Because; ask: Ask }

const mostSampleJurisdictions = 3
const everyService = '*'

const allow = (because: Because): Decision => ({ allow: true, because, ask: 'nothing' })
const refuse = (because: Because, ask: Ask): Decision => ({ allow: false, because, ask })

const signIn = refuse({ reason: 'signed-out' }, 'sign-in')
const unknown = refuse({ reason: 'unknown' }, 'nothing')

type Need = { list: PermissionList; name: string; orEvery?: boolean }

/** The entry that opens it, as it stands in the list. */
const findEntry = (user: Subject, { list, name, orEvery = false }: Need): string | undefined =>
  name === ''
    ? undefined
    : user.permissions[list].find((entry) => {
        const simple = toSimple(entry)
        return simple === name || (orEvery && simple === everyService)
      })

function needAll(user: Subject | undefined, needs: readonly Need[], ask: Ask): Decision {
  if (!user) return signIn
  const [first] = needs
  if (!first) return unknown
  const found = needs.map((need) => ({ need, entry: findEntry(user, need) }))
  const missing = found.filter(({ entry }) => entry === undefined).map(({ need }) => need.name)
  if (missing.length > 0) {
    return refuse({ reason: 'not-granted', list: first.list, missing, whoGrants: 'product-manager' }, ask)
  }
  const entries = [...new Set(found.flatMap(({ entry }) => entry ?? []))]
  return allow({ reason: 'granted', list: first.list, entries })
}

const list = 'productPermissions' as const
const toService = (name: string): Need => ({ list, name, orEvery: true })

function needAnyProduct(user: Subject | undefined, ask: Ask): Decision {
  if (!user) return signIn
  const [entry] = user.permissions[list].filter((one) => toSimple(one) !== '')
  if (entry !== undefined) return allow({ reason: 'granted', list, entries: [entry] })
  return refuse({ reason: 'not-granted', list, missing: [], whoGrants: 'product-manager' }, ask)
}

const needSignIn = (user: Subject | undefined): Decision => (user ? allow({ reason: 'signed-in' }) : signIn)

/** To everybody else it is not there at all. */
const needSame = (user: Subject | undefined, isTheirs: (user: Subject) => boolean): Decision => {
  if (!user) return signIn
  return isTheirs(user) ? allow({ reason: 'signed-in' }) : unknown
}

const needOwn = (user: Subject | undefined, { of }: { of: string }): Decision =>
  needSame(user, ({ sub }) => of !== '' && sub === of)

/** The space of those who work on reports together. */
export const reportSpace = 'shared-reports'

/** To those without, these are not there at all. */
const needUnseen = (user: Subject | undefined, need: Need): Decision => {
  const decision = needAll(user, [need], 'nothing')
  return user ? decision : { ...decision, ask: 'nothing' }
}

/** Of one client, and only for those who work together there: for everybody else it does not exist. */
function needShared(user: Subject | undefined, { organisation }: { organisation: number }): Decision {
  const same = needSame(user, ({ organisations = [] }) => organisations.includes(organisation))
  if (!same.allow) return same
  const space = needUnseen(user, { list: 'collaborationPermissions', name: reportSpace })
  return space.allow ? space : unknown
}

function watch(user: Subject | undefined, { event, isForClients }: Resource<'watch'>): Decision {
  if (!isForClients) return allow({ reason: 'public' })
  if (user?.registeredFor?.includes(event)) return allow({ reason: 'registered' })
  return needAnyProduct(user, 'register')
}

function decideReport(user: Subject | undefined, services: readonly string[], isExport: boolean): Decision {
  const needs = services.map(toService)
  const chosen = needAll(user, needs, 'request-access')
  if (!chosen.allow || !isExport) return chosen
  return needAll(user, [...needs, { list, name: 'navigator-export' }], 'request-access')
}

const decideSample = (user: Subject | undefined, jurisdictions: number): Decision => {
  if (!user) return signIn
  const isSample = Number.isInteger(jurisdictions) && jurisdictions >= 1 && jurisdictions <= mostSampleJurisdictions
  return isSample ? allow({ reason: 'sample' }) : refuse({ reason: 'unknown' }, 'request-access')
}

type NameOf<W extends Wish> = W extends Wish ? `${W['action']} ${W['resource']['kind']}` : never
type Named<N, W = Wish> = W extends { action: infer A extends Action; resource: infer R extends Resource }
  ? N extends `${A} ${R['kind']}`
    ? R & { kind: N extends `${A} ${infer K}` ? K : never }
    : never
  : never

/** A rule for every wish, and for nothing else: a row that is missing, or wrongly named, does not compile. */
export type Rules = { readonly [N in NameOf<Wish>]: (user: Subject | undefined, resource: Named<N>) => Decision }

const rules: Rules = {
  'read public': () => allow({ reason: 'public' }),
  'read navigator': (user, { service }) => needAll(user, [toService(service)], 'request-access'),
  'read own-record': needOwn,
  'change own-record': needOwn,
  'share report-of': (user, { of, organisation }) => {
    const own = needOwn(user, { of })
    return own.allow ? needShared(user, { organisation }) : own
  },
  'read shared-report': needShared,
  'change shared-report': (user, shared) => (shared.mayEdit ? needShared(user, shared) : unknown),
  'read organisation': (user, { id }) => needSame(user, ({ organisations = [] }) => organisations.includes(id)),
  'build report': (user, { services }) => decideReport(user, services, false),
  'export report': (user, { services }) => decideReport(user, services, true),
  'build-sample report': (user, { jurisdictions }) => decideSample(user, jurisdictions),
  'open tools': (user) => needAnyProduct(user, 'request-access'),
  'open dashboard': needSignIn,
  'open dashboard-products': needSignIn,
  'open own-page': (user, { hasSignedLink }) =>
    !user && hasSignedLink ? allow({ reason: 'signed-link' }) : needSignIn(user),
  'launch tool': (user, { name }) => needAll(user, [{ list, name }], 'request-access'),
  'see space': (user, { name }) => needUnseen(user, { list: 'collaborationPermissions', name }),
  'do compliance': (user, { duty }) => needUnseen(user, { list: 'compliancePermissions', name: duty }),
  'watch recording': watch,
}

type Rule = (user: Subject | undefined, resource: Resource) => Decision

/** What stands in no row is refused, whatever a caller's types say. */
const ruleOf = (name: string): Rule =>
  Object.hasOwn(rules, name) ? (rules[name as keyof Rules] as Rule) : () => unknown

/** THE decision on access, the same in the browser and on the servers: default deny. */
export function can<A extends Action>(user: Subject | undefined, action: A, resource: Resource<A>): Decision {
  return ruleOf(`${action} ${resource.kind}`)(user, resource)
}
