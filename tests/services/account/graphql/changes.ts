import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { createSchema } from '../../../../services/account/graphql/schema/all-parts'
import { type Reply, type World } from '../../../support/account/account-world'
import { exampleArguments } from '../../../support/records/example-arguments'
import { type RootField, rootFieldsOf, selectAll } from '../../../support/records/schema-operations'

type Variables = Record<string, unknown>

/** Changes that need more than arguments, such as a file or a record to change, and which tests of the service ask them twice. */
const elsewhere: Readonly<Record<string, string>> = {
  acceptLink: 'links',
  addFavourite: 'favourites',
  askTeam: 'navigator/seen',
  attestReading: 'navigator/seen',
  beginLink: 'links',
  cancelRegistration: 'registrations',
  changeAttendance: 'registrations',
  changeFollow: 'follows',
  changePhoto: 'photo',
  changeReport: 'navigator/reports',
  deleteAccount: 'own-data',
  endFollow: 'follows',
  endReportShare: 'navigator/shared-reports',
  endOtherSessions: 'sessions',
  endSession: 'sessions',
  exportData: 'own-data',
  giveOutReport: 'navigator/give-out',
  markAllNavSeen: 'navigator/overview',
  markNavSeen: 'navigator/seen',
  moveFavourite: 'favourites',
  noteFavourite: 'favourites',
  noteLaunch: 'access',
  noteLesson: 'lessons',
  noteReport: 'navigator/reports',
  openReport: 'navigator/shared-reports',
  noteTableExport: 'navigator/give-out',
  readAlerts: 'alerts/screens',
  refreshReport: 'navigator/reports',
  removeFavourite: 'favourites',
  removeReport: 'navigator/reports',
  replaceNavFeedAddress: 'navigator/feed',
  restoreFavourite: 'favourites',
  restoreReport: 'navigator/reports',
  resumeFollow: 'follows',
  resumeLetters: 'alerts/screens',
  saveReport: 'navigator/reports',
  shareReport: 'navigator/shared-reports',
  takeReportVersion: 'navigator/reports',
  unlinkLogin: 'sessions',
}

const mutations = rootFieldsOf(createSchema()).filter(({ kind, name }) => kind === 'mutation' && !(name in elsewhere))
const changing = mutations.filter(({ field }) => field.args.some(({ name }) => name === 'version'))

/** Asks for every value of the answer. */
function toChange({ field, name }: RootField): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`)
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`)
  return `mutation (${declared.join(', ')}) { ${name}(${given.join(', ')}) ${selectAll(field)} }`
}

/** Addresses that end are made again for each answer. */
const withoutEnds = (reply: Reply): unknown =>
  JSON.parse(JSON.stringify(reply), (name, value: unknown) => (name === 'endsAt' ? undefined : value))

/** Every change that there is, also those that are added later. */
export function describeChanges(world: () => World, database: () => Pool): void {
  /** By somebody who was here never before, for a client. */
  const change = async (sub: string, root: RootField, own: Variables): Promise<Reply> => {
    const who = { sub, org_id: 'org_harbour' }
    return world().ask(who, toChange(root), { ...exampleArguments(root.name, root.field), ...own })
  }

  /** All that is kept of anybody. */
  const readAll = async (): Promise<Record<string, unknown>> => {
    const { rows: tables } = await database().query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
        where table_schema = 'account' and table_type = 'BASE TABLE' order by 1`,
    )
    const contents = tables.map(async ({ name }) => {
      const { rows } = await database().query<{ row: unknown }>(
        `select to_jsonb(t) as row from account.${name} t order by to_jsonb(t)::text`,
      )
      return [name, rows.map(({ row }) => row)]
    })
    return Object.fromEntries(await Promise.all(contents)) as Record<string, unknown>
  }

  /** What their other open pages hear of. */
  const toldOf = async (sub: string): Promise<string[]> => {
    const { rows } = await database().query<{ about: string }>(
      `select about from account.events where sub = $1 and kind = 'own-changed' order by number`,
      [sub],
    )
    return rows.map(({ about }) => about)
  }

  describe('every change', () => {
    it.each(mutations.map((root) => [root.name, root] as const))(
      'that is asked twice with one key is made once, and told once to other pages: %s (AC-5, AC-7)',
      async (name, root) => {
        const key = randomUUID()
        const sub = `auth0|twice-${name}`
        const before = await readAll()
        const first = await change(sub, root, { key })
        const between = await readAll()
        const again = await change(sub, root, { key })

        // Where this fails, the change needs other values: tests/support/records/example-arguments.ts has them.
        expect(first).toEqual({ data: { [name]: expect.anything() as unknown } })
        expect(between).not.toEqual(before)
        expect(await toldOf(sub)).toEqual([name])
        expect(withoutEnds(again)).toEqual(withoutEnds(first))
        expect(await readAll()).toEqual(between)
      },
    )

    it.each(changing.map((root) => [root.name, root] as const))(
      'of what was changed meanwhile is refused, with the version that is there: %s (AC-7)',
      async (name, root) => {
        const sub = 'auth0|late'
        const { data } = await change(sub, root, { key: randomUUID() })
        const { version } = data?.[name] as { version: number }
        const kept = await readAll()
        const late = await change(sub, root, { key: randomUUID() })

        expect(late.errors).toMatchObject([{ extensions: { code: 'CONFLICT', version } }])
        expect(await readAll()).toEqual(kept)
      },
    )
  })
}
