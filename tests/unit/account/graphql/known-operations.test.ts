import { openKnownOperations, toDigest } from '../../../../services/account/graphql/known-operations'
import { takeKnown } from '../../../../services/account/graphql/take-known'
import { type KeptOperation, type Operations } from '../../../../services/account/records/operations'
import { openWorld, type Reply, type World } from '../../../support/account/account-world'
import { everybodysRows } from '../../../support/records/everybodys-rows'

const anna = 'auth0|anna'
const textOf = (name: string) => `query ${name} { viewer { id } }`
const names = Array.from({ length: 10 }, (_, place) => `Known${place}`)
const known = names.map(textOf)
const persisted = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: toDigest(text) } } })
const answer = { data: { viewer: { id: anna } } }
const notFound = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }

/** A table in memory, as two replicas would share it. */
function openTable() {
  const rows = new Map<string, string>()
  const reads = { count: 0, isDown: false }
  const records: Operations = {
    note: (operations) => {
      for (const { digest, text } of operations) rows.set(digest, text)
      return Promise.resolve()
    },
    listSeenWithin: () => {
      reads.count += 1
      if (reads.isDown) return Promise.reject(new Error('The database is away.'))
      return Promise.resolve([...rows].map(([digest, text]): KeptOperation => ({ digest, text })))
    },
    forgetOlderThan: () => Promise.resolve(),
  }
  return { records, reads }
}

const settle = () => new Promise((done) => setTimeout(done, 10))

describe('operations that are known', () => {
  const open: { close: () => unknown }[] = []
  afterEach(async () => {
    for (const { close } of open.splice(0)) await close()
  })

  async function openOne({ isOpen = false, texts = known, table = openTable() } = {}) {
    const operations = openKnownOperations({ ...table, texts, report: () => undefined })
    const world = await openWorld(everybodysRows, { plugins: [takeKnown({ operations, isOpen })] })
    open.push({ close: operations.stop }, { close: world.close })
    await settle()
    return world
  }
  const ask = async (world: World, operations: object[], who: string | null = anna) =>
    (await (await world.send(who ?? undefined, operations)).json()) as Reply[]

  it('are answered by their digests, ten in a batch (C-2)', async () => {
    const world = await openOne()

    expect(await ask(world, known.map(persisted))).toEqual(Array(10).fill(answer))
    expect(await (await world.send(anna, persisted(known[0] ?? ''))).json()).toEqual(answer)
  })

  it('leave those that are not their own place in the batch (C-2)', async () => {
    const world = await openOne()
    const asked = [...known.slice(0, 8), textOf('New'), textOf('Newer')]
    const told = await ask(world, asked.map(persisted))

    expect(told.slice(0, 8)).toEqual(Array(8).fill(answer))
    expect(told.slice(8)).toEqual([notFound, notFound])
  })

  it('are all that production answers, as digests and as texts (C-2, AC-4)', async () => {
    const world = await openOne()
    const own = textOf('Own')
    const told = await ask(world, [
      { query: known[0] },
      { query: known[1], ...persisted(known[1] ?? '') },
      { query: own },
      { query: own, ...persisted(own) },
      { query: 'mutation { changeDetails }' },
      { query: '{ __schema { types { name } } }' },
      persisted(own),
    ])

    expect(told.slice(0, 2)).toEqual([answer, answer])
    expect(told.slice(2, 6).map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual(
      Array(4).fill('UNKNOWN_OPERATION'),
    )
    expect(told[6]).toEqual(notFound)
  })

  it('are whatever was asked once, where anything may be asked (C-2)', async () => {
    const world = await openOne({ isOpen: true })
    const own = textOf('Own')
    const first = await ask(world, [persisted(own)])
    const whole = await ask(world, [{ query: own, ...persisted(own) }])

    expect([first, whole, await ask(world, [persisted(own)])]).toEqual([[notFound], [answer], [answer]])
  })

  it('are not learned from nobody, nor when they are too long (AC-4)', async () => {
    const world = await openOne({ isOpen: true })
    const long = `${textOf('Long')}${' '.repeat(8192)}`
    await ask(world, [{ query: textOf('Nobody'), ...persisted(textOf('Nobody')) }], null)
    await ask(world, [{ query: long, ...persisted(long) }])

    expect(await ask(world, [persisted(textOf('Nobody')), persisted(long)])).toEqual([notFound, notFound])
  })

  it.each([
    ['of another text', { query: known[0], ...persisted('{ other }') }],
    ['that is none', { query: known[0], extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }],
    ['of another kind', { extensions: { persistedQuery: { version: 2, sha256Hash: toDigest(known[0] ?? '') } } }],
  ])('are not asked with a digest %s (AC-4)', async (_, operation) => {
    const [told] = await ask(await openOne({ isOpen: true }), [operation])

    expect(told?.errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }])
  })

  it('are those of every version that is running (C-2)', async () => {
    const table = openTable()
    const older = await openOne({ texts: known, table })
    await ask(older, [persisted('{ something else }')])
    const newer = await openOne({ texts: [textOf('New')], table })
    // One that did not know it a moment ago looks again at most once a second.
    await new Promise((done) => setTimeout(done, 1000))

    expect(await ask(older, [persisted(textOf('New')), persisted(known[0] ?? '')])).toEqual([answer, answer])
    expect(await ask(newer, [persisted(textOf('New')), persisted(known[0] ?? '')])).toEqual([answer, answer])
  })

  it('are read from the table once a second, however many unknown ones are asked (AC-4)', async () => {
    const table = openTable()
    const world = await openOne({ table })
    const before = table.reads.count
    for (let turn = 0; turn < 5; turn++)
      await ask(
        world,
        names.map((name) => persisted(`${name}${turn}`)),
      )

    expect(table.reads.count - before).toBeLessThanOrEqual(1)
  })

  it('are not said to be unknown while the table cannot be read', async () => {
    const table = openTable()
    table.reads.isDown = true
    const world = await openOne({ table })
    const told = await ask(world, [persisted(textOf('New')), { query: textOf('New') }, persisted(known[0] ?? '')])

    expect(told.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual(['UNAVAILABLE', 'UNAVAILABLE', undefined])
  })
})
