import SchemaBuilder from '@pothos/core'
import { guardSchema } from '../../../../services/account/graphql/guard-schema'
import { byAnybodySignedIn } from '../../../../services/account/graphql/rules'
import { createSchema } from '../../../../services/account/graphql/schema/all-parts'
import { openWorld, type Reply, type World } from '../../../support/account/account-world'

const query = 'mutation ($file: Upload!, $note: String) { keep(file: $file, note: $note) }'
const mark = 'a'.repeat(32)
const marked = { cookie: `other=1; XSRF-TOKEN=${mark}`, 'x-xsrf-token': mark }
const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00])], 'me.png', { type: 'image/png' })

/** A schema of one change that tells what it was given. */
function createKeeping() {
  const own = new SchemaBuilder<{
    DefaultFieldNullability: false
    Scalars: { Upload: { Input: File; Output: never } }
  }>({
    defaultFieldNullability: false,
  })
  own.addScalarType('Upload', createSchema().getType('Upload') as never)
  own.queryType({ fields: (t) => ({ any: t.boolean({ extensions: byAnybodySignedIn, resolve: () => true }) }) })
  own.mutationType({
    fields: (t) => ({
      keep: t.string({
        extensions: byAnybodySignedIn,
        args: { file: t.arg({ type: 'Upload', required: true }), note: t.arg.string() },
        resolve: async (_root, { file, note }) => {
          const bytes = Buffer.from(await file.arrayBuffer())
            .toString('hex')
            .slice(0, 12)
          return [file.name, file.type, file.size, bytes, note].join(' ')
        },
      }),
    }),
  })
  return guardSchema(own.toSchema())
}

type Parts = { operations?: unknown; map?: unknown; files?: Record<string, File | string> }

function toForm({
  operations = { query, variables: { file: null, note: 'hello' } },
  map,
  files = { 0: picture },
}: Parts) {
  const form = new FormData()
  const put = (name: string, value: unknown) =>
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  put('operations', operations)
  put('map', map ?? { 0: ['variables.file'] })
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  return form
}

const away = () => Promise.reject(new Error('There is no database.'))

describe('a file that is sent with an operation', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld({ query: away, connect: away }, { schema: createKeeping() })
  })
  afterAll(() => world.close())

  type Own = { headers?: Record<string, string>; who?: string | undefined }
  const send = async (body: FormData, { headers = marked, who = 'auth0|anna' }: Own = {}) => {
    const authorization = { authorization: `Bearer ${await world.sign({ sub: who })}` }
    return fetch(`${world.origin}/graphql`, { method: 'POST', body, headers: { ...authorization, ...headers } })
  }
  const reply = async (response: Promise<Response>) => (await (await response).json()) as Reply

  it('arrives as it was sent, in its place among the variables (C-2, R-DAS-06)', async () => {
    expect(await reply(send(toForm({})))).toEqual({ data: { keep: 'me.png image/png 6 89504e47ff00 hello' } })
  })

  it('is at most five megabytes, with room for what comes along (R-DAS-06)', async () => {
    const large = new File([new Uint8Array(5_242_880)], 'large.png', { type: 'image/png' })
    const tooLarge = new File([new Uint8Array(6_000_000)], 'large.png', { type: 'image/png' })

    expect(await reply(send(toForm({ files: { 0: large } })))).toMatchObject({
      data: { keep: expect.stringContaining('large.png image/png 5242880 ') as string },
    })
    expect((await send(toForm({ files: { 0: tooLarge } }))).status).toBe(413)
  })

  it.each([
    ['no mark', { cookie: '', 'x-xsrf-token': '' }],
    ['a cookie alone, as another site would send it', { cookie: marked.cookie }],
    ['a header alone', { 'x-xsrf-token': mark }],
    ['two that differ', { ...marked, 'x-xsrf-token': 'b'.repeat(32) }],
    ['a cookie that is no mark of ours', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
  ])('is refused with %s (K-8)', async (_, headers) => {
    expect((await send(toForm({}), { headers })).status).toBe(403)
  })

  it('is not taken in of nobody', async () => {
    const response = await fetch(`${world.origin}/graphql`, { method: 'POST', body: toForm({}), headers: marked })

    expect(response.status).toBe(401)
  })

  it.each<[string, Parts]>([
    ['several operations', { operations: [{ query, variables: {} }] }],
    ['operations that are no JSON', { operations: '{' }],
    ['a second file', { files: { 0: picture, 1: picture } }],
    ['no file', { files: {} }],
    ['words in the place of a file', { files: { 0: 'words' } }],
    ['a file in two places', { map: { 0: ['variables.file', 'variables.note'] } }],
    ['a place that is no variable', { map: { 0: ['query'] } }],
    ['a place in what all objects share', { map: { 0: ['variables.__proto__'] } }],
    ['a place that is deeper', { map: { 0: ['variables.file.name'] } }],
    ['a map that names another file', { map: { 7: ['variables.file'] } }],
    ['a map that is none', { map: '[' }],
  ])('is refused with %s (AC-4)', async (_, parts) => {
    expect((await send(toForm(parts))).status).toBe(400)
  })

  it('is refused where its parts cannot be told apart (AC-4)', async () => {
    const twice = toForm({})
    twice.append('0', picture)
    const broken = { ...marked, 'content-type': 'multipart/form-data; boundary=none' }

    expect((await send(twice)).status).toBe(400)
    expect((await send('nothing of that kind' as never, { headers: broken })).status).toBe(400)
  })

  it('cannot be named in JSON (AC-4)', async () => {
    for (const file of [{ name: 'me.png', size: 1 }, 'me.png', null])
      expect((await world.ask('auth0|anna', query, { file })).errors).toHaveLength(1)
  })
})
