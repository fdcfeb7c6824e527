import {
  execute,
  type ExecutionResult,
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  isListType,
  isObjectType,
  parse,
  subscribe,
} from 'graphql'
import { createContext, type Sources } from '../../../../services/account/graphql/context'
import { findUnruled, guardSchema } from '../../../../services/account/graphql/guard-schema'
import { toRefusal } from '../../../../services/account/graphql/refusals'
import { type FieldRule, ruleOf, type TypeRule } from '../../../../services/account/graphql/rules'
import { createSchema } from '../../../../services/account/graphql/schema/all-parts'
import { builder } from '../../../../services/account/graphql/schema/builder'
import { can, type Decision, type Subject, reportSpace } from '../../../../src/access/can'
import { noPermissions, permissionLists } from '../../../../src/access/permissions'
import { openSources, type Reply } from '../../../support/account/account-world'
import { everybodysRows, people } from '../../../support/records/everybodys-rows'
import {
  anyOperation,
  leavesOf,
  type Made,
  objectTypesOf,
  type RootField,
  rootFieldsOf,
  toOperation,
} from '../../../support/records/schema-operations'

const schema = createSchema()
const [anna, ben] = people.map(({ sub, organisation }): Subject => ({
  sub,
  organisations: [organisation],
  permissions: noPermissions,
})) as [Subject, Subject]
const services = ['share-disclosure', 'bulk']
const rooms = ['project-harbour', 'project-elsewhere']
const stranger: Subject = { sub: 'auth0|stranger', organisations: [], permissions: noPermissions }

/** Everybody who could ask: nobody, two people of two clients, one of none, and one with each permission. */
const askers: [title: string, asker: Subject | undefined][] = [
  ['nobody', undefined],
  ['somebody', anna],
  ['another of another client', ben],
  ['somebody of no client', stranger],
  ...permissionLists.flatMap((list) =>
    [...services, '*', 'audit', 'navigator-export', reportSpace, ...rooms].map((name): [string, Subject] => [
      `anyone who has ${name} in ${list}`,
      { ...stranger, permissions: { ...noPermissions, [list]: [name] } },
    ]),
  ),
]

/** What is open without signing in; everything else is refused to nobody. */
const openWithoutSignIn: readonly string[] = []

type Value = Readonly<Record<string, unknown>>
/** What a thing has by which its rule tells whose it is, and what `can()` says of that. */
const judges: Readonly<Record<string, (asker: Subject | undefined, value: Value) => Decision>> = {
  '': (asker) => can(asker, 'open', { kind: 'dashboard' }),
  sub: (asker, { sub }) => can(asker, 'read', { kind: 'own-record', of: String(sub) }),
  'share and sub': (asker, { share, sub }) =>
    share === undefined
      ? can(asker, 'read', { kind: 'own-record', of: String(sub) })
      : can(asker, 'read', { kind: 'shared-report', ...(share as { organisation: number; mayEdit: boolean }) }),
  organisation: (asker, { organisation }) => can(asker, 'read', { kind: 'organisation', id: Number(organisation) }),
  permission: (asker, { permission }) => can(asker, 'read', { kind: 'navigator', service: String(permission) }),
  key: (asker, { key }) => can(asker, 'see', { kind: 'space', name: String(key) }),
  'id of Organisation': (asker, { id }) => can(asker, 'read', { kind: 'organisation', id: Number(id) }),
}

const values: readonly Value[] = [
  ...people.map(({ sub, organisation }, place) => ({
    sub,
    organisation,
    id: organisation,
    permission: services[place],
    key: rooms[place],
  })),
  { sub: '', organisation: 3, id: 3, permission: '', key: '' },
  {
    sub: ben.sub,
    organisation: 1,
    id: 1,
    permission: '',
    key: 'shared-reports',
    share: { organisation: 1, mayEdit: false },
  },
]

const ruledTypes = objectTypesOf(schema).flatMap((type) => {
  const rule = ruleOf(type.extensions)
  return typeof rule === 'function' && !rootTypes().has(type.name) ? [{ type, rule: rule }] : []
})

function rootTypes(): Set<string> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  return new Set(roots.flatMap((type) => type?.name ?? []))
}

function judgeOf(type: GraphQLObjectType, rule: TypeRule) {
  const read = new Set<string>()
  const sample = new Proxy(values[0] ?? {}, {
    get: (target, key) => {
      read.add(key === 'id' ? `id of ${type.name}` : String(key))
      return target[String(key)]
    },
  })
  rule(anna, sample as never)
  const name = [...read].sort().join(' and ')
  const judge = Object.hasOwn(judges, name) ? judges[name] : undefined
  if (!judge)
    throw new Error(`Whose a ${type.name} is, its rule tells by "${name}": say in "judges" what can() says of it.`)
  return judge
}

async function ask({ query, variables }: Made, contextValue: unknown): Promise<Reply> {
  const asked = { schema, document: parse(query), variableValues: variables, contextValue }
  if (!query.startsWith('subscription')) return toReply(await execute(asked))
  const answer = await subscribe(asked)
  if (!(Symbol.asyncIterator in answer)) return toReply(answer)
  await answer.return(undefined)
  return { data: {} }
}

const toReply = (answer: ExecutionResult) => answer as unknown as Reply

function contextFor(subject: Subject | undefined, sources: Sources) {
  const asker =
    subject?.sub === undefined ? undefined : { sub: subject.sub, findVerifiedEmail: () => Promise.resolve(undefined) }
  return { ...createContext(sources, asker as never, new Date()), subject: () => Promise.resolve(subject) }
}

const untouchable = new Proxy({} as Sources, {
  get: (_, name) => {
    throw new Error(`${String(name)} was looked up`)
  },
})
const refusalOf = (decision: Decision) => (decision.allow ? undefined : toRefusal(decision).extensions.code)
const codeOf = ({ errors }: Reply) => errors?.[0]?.extensions?.code

describe('who may ask the account for what', () => {
  const roots = rootFieldsOf(schema).map((root): [string, RootField] => [`${root.kind} ${root.name}`, root])

  it('is said of everything that there is (AC-3)', () => {
    expect(findUnruled(builder.toSchema())).toEqual([])
    expect(roots.length).toBeGreaterThan(0)
  })

  describe.each(roots)('%s', (name, root) => {
    const decide = ruleOf(root.field.extensions) as FieldRule

    it('is for everybody as can() decides, before anything is looked up (AC-3)', async () => {
      const wanted = askers.map(([title, asker]) => [title, refusalOf(decide(asker))])
      const told = askers.map(async ([title, asker], place) => {
        const isRefused = wanted[place]?.[1] !== undefined
        const sources = isRefused ? untouchable : openSources(everybodysRows)
        const code = codeOf(await ask(anyOperation(root), contextFor(asker, sources)))
        return [title, isRefused || code === 'UNAUTHENTICATED' ? code : undefined]
      })

      expect(await Promise.all(told)).toEqual(wanted)
    })

    it('is refused to nobody, unless it is said to be open (AC-3)', () => {
      expect(decide(undefined).allow).toBe(openWithoutSignIn.includes(name))
    })

    it('tells people nothing of one another, though every query forgets its condition (AC-3)', async () => {
      for (const [asker, other] of [
        [anna, /Ben|ben|Elsewhere|ELSEWHERE/],
        [ben, /Anna|anna|Harbour|HARBOUR/],
      ] as const)
        for (const path of leavesOf(root.field)) {
          const { data } = await ask(toOperation(root.kind, path), contextFor(asker, openSources(everybodysRows)))
          expect(JSON.stringify(data ?? {})).not.toMatch(other)
        }
    })
  })

  it.each(ruledTypes.map(({ type, rule }) => [type.name, type, rule] as const))(
    '%s is seen by whom can() lets see it (AC-3)',
    (_, type, rule) => {
      const judge = judgeOf(type, rule)
      for (const [, asker] of askers)
        for (const value of values) expect(rule(asker, value as never)).toEqual(judge(asker, value))
    },
  )

  describe('whatever a field finds', () => {
    const wide: Subject = { ...anna, permissions: { ...noPermissions, productPermissions: [services[0] ?? ''] } }
    const found = rigged(values)
    const fields = objectTypesOf(found).flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => {
        const named = getNamedType(field.type)
        const rule = isObjectType(named) ? ruleOf(named.extensions) : undefined
        return typeof rule === 'function' ? [[`${type.name}.${field.name}`, field, rule] as const] : []
      }),
    )

    it.each(fields)('%s tells of it what is theirs (AC-3)', async (_, field, rule) => {
      const own = ruleOf(field.extensions)
      const isRefused = typeof own === 'function' && !(own as FieldRule)(wide).allow
      const theirs = isRefused ? [] : values.filter((value) => rule(wide, value as never).allow)
      const tell = async (place: number): Promise<unknown> => {
        const context = { subject: () => Promise.resolve(wide), place }
        return await field.resolve?.({}, {}, context, {} as never)
      }
      const places = isListType(getNullableType(field.type)) ? [0] : [...values.keys()]
      const told = await Promise.all(places.map((place) => tell(place).catch(() => [])))

      expect(told.flatMap((one) => one ?? [])).toEqual(theirs)
    })
  })
})

/** The schema behind its guard, each of whose fields finds these things: all of them, or the one that the context says. */
function rigged(things: readonly Value[]) {
  const bare = builder.toSchema()
  for (const type of objectTypesOf(bare))
    for (const field of Object.values(type.getFields())) {
      const isList = isListType(getNullableType(field.type))
      field.resolve = (_root, _args, { place }: { place: number }) => (isList ? [...things] : things[place])
    }
  return guardSchema(bare)
}
