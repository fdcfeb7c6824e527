import { createHash } from 'node:crypto'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { type Pool } from 'pg'
import sharp from 'sharp'
import { WebSocket } from 'ws'
import { openKnownOperations } from '../../../../services/account/graphql/known-operations'
import { takeKnown } from '../../../../services/account/graphql/take-known'
import { openOperations } from '../../../../services/account/records/operations'
import { accountOperations } from '../../../../src/access/operations/account-operations'
import { documentOf } from '../../../../src/services/account/account-texts'
import { createKey } from '../../../../src/services/account/create-key'
import { openAccount } from '../../../../src/services/account/open-account'
import { formOf, type Sent } from '../../../support/account/account-browser'
import { openWorld, siteOrigin, type World } from '../../../support/account/account-world'

const anna = 'auth0|anna'
const mark = 'c'.repeat(32)
const failing = (status: number) => (forms: readonly string[]) =>
  forms.includes('h') ? new Response('<html>proxy</html>', { status }) : undefined

type Asked = TypedDocumentNode<{ viewer: { id: string } }>
type Between = (forms: readonly string[]) => Response | undefined

/** The browser's one client before the real service; what a proxy between them would answer instead may be set. */
async function openPage(world: World, between: Between = () => undefined) {
  const token = await world.sign({ sub: anna })
  const posts: { forms: string[]; isForm: boolean }[] = []
  const { client, close } = openAccount({
    origin: world.origin,
    fetch: async (url, init = {}) => {
      const { body } = init
      const operations = typeof body === 'string' ? ([JSON.parse(body)].flat() as Sent[]) : []
      const forms = operations.map(formOf)
      posts.push({ forms, isForm: body instanceof FormData })
      const headers = new Headers(init.headers)
      headers.set('cookie', `XSRF-TOKEN=${mark}`)
      return between(forms) ?? fetch(url, { ...init, headers })
    },
    crypto: { subtle: { digest: (_name, bytes) => Promise.resolve(digest(bytes)) } },
    readCookies: () => `XSRF-TOKEN=${mark}`,
    readToken: () => token,
    replaceToken: () => Promise.resolve(false),
    webSocket: class extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol, { origin: siteOrigin })
      }
    },
  })
  const askAll = (documents: readonly Asked[]) => Promise.all(documents.map((query) => client.query({ query })))
  return { client, close, askAll, formsOf: () => posts.map(({ forms }) => forms), posts }
}

// Without a thread of its own: on a busy machine those arrive too far apart for one batch.
const digest = (bytes: BufferSource): ArrayBuffer =>
  new Uint8Array(
    createHash('sha256')
      .update(Buffer.from(bytes as Uint8Array))
      .digest(),
  ).buffer

const unknown = (count: number): Asked[] =>
  Array.from({ length: count }, (_, place) => gql(`query Unknown${place} { viewer { __typename id } }`))

/** What the browser sends, as the service takes it. */
export function describeBrowserChain(database: () => Pool): void {
  describe('the client of the browser', () => {
    const open: { close: () => unknown }[] = []
    afterEach(async () => {
      for (const { close } of open.splice(0).reverse()) await close()
    })
    const openService = async (texts: readonly string[], isOpen: boolean) => {
      const records = openOperations(database())
      const operations = openKnownOperations({ records, texts, report: () => undefined })
      const world = await openWorld(database(), { plugins: [takeKnown({ operations, isOpen })] })
      open.push({ close: operations.stop }, { close: world.close })
      return world
    }
    const enter = async (...given: Parameters<typeof openPage>) => {
      const page = await openPage(...given)
      open.push(page)
      return page
    }

    it('sends digests of what the build asks, in one batch, and is answered by them alone (AC-2, C-2)', async () => {
      const page = await enter(await openService(Object.values(accountOperations), false))
      const names = ['Details', 'Requests', 'Photo', 'LastEvent', 'Notices', 'Onboarding'] as const
      const answers = await page.askAll(names.map(documentOf))

      expect(answers.map(({ data }) => data?.viewer.id)).toEqual(names.map(() => anna))
      expect(page.formsOf()).toEqual([names.map(() => 'h')])
    })

    it('sends the text beside the digest that is not found, and the digest alone from then on (AC-2)', async () => {
      const world = await openService([], true)
      const first = await enter(world)
      await first.askAll(unknown(12))
      const later = await enter(world)
      const answers = await later.askAll(unknown(12))

      expect(first.formsOf().map((forms) => forms.join())).toEqual([
        Array(10).fill('h').join(),
        'h,h',
        Array(10).fill('Q+h').join(),
        'Q+h,Q+h',
      ])
      expect(later.formsOf().flat()).toEqual(Array(12).fill('h'))
      expect(answers.map(({ data }) => data?.viewer.id)).toEqual(Array(12).fill(anna))
    })

    it('sends texts to a service that takes no digests (AC-2)', async () => {
      const world = await openWorld(database())
      open.push(world)
      const page = await enter(world)
      const answers = await page.askAll(unknown(3))

      expect(answers.map(({ data }) => data?.viewer.id)).toEqual(Array(3).fill(anna))
      expect(page.formsOf()).toEqual([
        ['h', 'h', 'h'],
        ['Q', 'Q', 'Q'],
      ])
    })

    it.each([400, 500])('sends texts where something on the way answers digests with %s (AC-2)', async (status) => {
      const world = await openService(Object.values(accountOperations), false)
      const page = await enter(world, failing(status))
      const answers = await page.askAll([documentOf('Details'), documentOf('Photo')])

      expect(answers.map(({ data }) => data?.viewer.id)).toEqual([anna, anna])
      expect(page.formsOf()).toEqual([
        ['h', 'h'],
        ['Q', 'Q'],
      ])
    })

    it('sends a file by itself, past digests and batches, and is heard (AC-2, C-2)', async () => {
      const page = await enter(await openService(Object.values(accountOperations), false))
      const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#345' } })
        .png()
        .toBuffer()
      const file = new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' })
      const { data: before } = await page.client.query({ query: documentOf('Photo') })
      const { version } = (before as { viewer: { details: { photo: { version: number } } } }).viewer.details.photo
      const { data } = await page.client.mutate({
        mutation: documentOf('ChangePhoto'),
        variables: { key: createKey(), version, file },
      })

      expect(data).toMatchObject({ changePhoto: { id: anna, version: version + 1 } })
      expect(page.posts.map(({ isForm }) => isForm)).toEqual([false, true])
    })
  })
}
