import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import sharp from 'sharp'
import { type Reply, type World } from '../../../support/account/account-world'

const clara = 'auth0|clara'
const photo = '__typename id version small medium large endsAt'
const changePhoto = `mutation ($key: Key!, $version: Int!, $file: Upload!) {
  changePhoto(key: $key, version: $version, file: $file) { ${photo} }
}`
const removePhoto = `mutation ($key: Key!, $version: Int!) { removePhoto(key: $key, version: $version) { ${photo} } }`
const mark = 'b'.repeat(32)

type Shown = { version: number; small: string | null; large: string | null }

const draw = async (background: string) => {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })
}

/** Which file an address opens, as it says itself. */
const fileOf = (address: string | null): unknown => {
  const words = /\/picture\/([\w-]+)\./.exec(address ?? '')?.[1] ?? ''
  return (JSON.parse(Buffer.from(words, 'base64url').toString()) as unknown[])[0]
}

/** A person's photograph, from the browser to the files. */
export function describePhoto(world: () => World, database: () => Pool): void {
  describe('a photograph', () => {
    const send = async (sub: string, file: File, { version = 0, key = randomUUID() }) => {
      const form = new FormData()
      const variables = { key, version, file: null }
      form.set('operations', JSON.stringify({ query: changePhoto, variables }))
      form.set('map', JSON.stringify({ 0: ['variables.file'] }))
      form.set('0', file)
      const authorization = `Bearer ${await world().sign({ sub })}`
      const headers = { authorization, cookie: `XSRF-TOKEN=${mark}`, 'x-xsrf-token': mark }
      const answer = await fetch(`${world().origin}/graphql`, { method: 'POST', body: form, headers })
      return (await answer.json()) as Reply
    }
    const read = async (sub: string): Promise<Shown> => {
      const { data } = await world().ask(sub, `{ viewer { details { photo { ${photo} } } } }`)
      return (data as { viewer: { details: { photo: Shown } } }).viewer.details.photo
    }
    const filesOf = async (sub: string) =>
      (await database().query<{ id: string }>('select id from account.files where sub = $1 order by bytes', [sub])).rows

    it('is shown to its person by addresses that end, and replaced whole (C-2, R-DAS-06)', async () => {
      expect(await read(clara)).toMatchObject({ version: 0, small: null, medium: null, large: null })
      const first = await send(clara, await draw('#c00'), {})
      const before = await filesOf(clara)
      await send(clara, await draw('#0c0'), { version: 1 })
      const after = await filesOf(clara)
      const shown = await read(clara)

      expect(first).toMatchObject({ data: { changePhoto: { __typename: 'Photo', id: clara, version: 1 } } })
      expect([before.length, after.length]).toEqual([3, 3])
      expect(after.filter(({ id }) => before.some((one) => one.id === id))).toEqual([])
      expect(shown.version).toBe(2)
      expect(shown.large).toMatch(/^\/online-services\/files\/picture\/[\w-]+\.[\w-]+$/)
      expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining([fileOf(shown.small), fileOf(shown.large)]))
    })

    it('is one change however often it is asked for, and lost by the person who saw another (AC-7)', async () => {
      const key = randomUUID()
      const file = await draw('#00c')
      const [once, again] = [await send(clara, file, { version: 2, key }), await send(clara, file, { version: 2, key })]
      const late = await send(clara, file, { version: 2 })

      expect(again.data).toMatchObject({ changePhoto: { version: 3 } })
      expect(fileOf((again.data?.changePhoto as Shown).small)).toBe(fileOf((once.data?.changePhoto as Shown).small))
      expect(late.errors).toMatchObject([{ extensions: { code: 'CONFLICT', version: 3 } }])
      expect(await filesOf(clara)).toHaveLength(3)
    })

    it('is drawn one at a time for a person, and no other person has another (R-DAS-06)', async () => {
      const file = await draw('#ccc')
      const answers = await Promise.all([send('auth0|dora', file, {}), send('auth0|dora', file, {})])
      const refused = answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions?.code)

      expect(refused).toHaveLength(1)
      expect(['RATE_LIMITED', 'CONFLICT']).toContain(refused[0])
      expect(await filesOf('auth0|dora')).toHaveLength(3)
      expect(await read(clara)).toMatchObject({ version: 3 })
    })

    it('is refused with what is wrong with it (R-DAS-06)', async () => {
      const page = await send('auth0|ed', new File(['<script>'], 'me.png', { type: 'image/png' }), {})

      expect(page.errors).toMatchObject([{ extensions: { code: 'INVALID', fields: ['file', 'kind'] } }])
      expect(await filesOf('auth0|ed')).toEqual([])
    })

    it('is removed with its files, and counts on (R-DAS-06)', async () => {
      const removed = await world().ask(clara, removePhoto, { key: randomUUID(), version: 3 })

      expect(removed.data).toMatchObject({ removePhoto: { version: 4, small: null, medium: null, large: null } })
      expect(await filesOf(clara)).toEqual([])
      expect(await read(clara)).toMatchObject({ version: 4, small: null })
    })
  })
}
