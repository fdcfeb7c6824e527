import { type IncomingMessage } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { at } from '../content/firm-rows'
import { edition } from '../content/planned-pages'
import { WrittenLog } from '../content/written-log'
import { readAll, serveJson } from './serve-json'

/** How many articles there are to keep. */
export const mostArticles = 12

const subscription = {
  reference: 'STORM-1',
  organisation: 1,
  product: 7,
  seats: 5,
  renewsOn: '2099-12-31T12:00:00.000Z',
}

/** A client with one subscription, to which everybody belongs. */
const changesFor = (people: readonly string[]) =>
  [
    { collection: 'organisations', id: 1, record: { name: 'Harbour', providerId: 'org_harbour' } },
    { collection: 'product-subscriptions', id: 1, record: { ...subscription, owner: 'Somebody' } },
    ...people.map((sub, place) => ({
      collection: 'grants',
      id: place + 1,
      record: { sub, organisation: 1, from: '2026-01-01', productPermissions: ['audit'] },
    })),
  ].map((change, seq) => ({ ...change, seq }))

/** What stands outside of the account service: the provider with its keys, and the CMS with its access and its log. */
export async function openOutside(people: readonly string[]) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'storm', alg: 'RS256', use: 'sig' }] }
  const articles = Array.from({ length: mostArticles }, (_, place) =>
    edition('article', place + 1, at(`/en/articles/${place + 1}/storm`, { title: `Article ${place + 1}` })),
  )
  const product = { title: 'Audit Desk', kind: 'tool', permissionKey: 'audit', contacts: [] }
  const log = new WrittenLog(...articles, edition('product', 7, at('/en/products/audit', product)))
  const changes = changesFor(people)
  const answerTo = async (request: IncomingMessage): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://outside')
    if (pathname === '/keys') return keys
    if (pathname === '/userinfo') return {}
    if (pathname === '/access') {
      const after = Number(searchParams.get('after'))
      return { changes: after === 0 ? changes : [], cursor: changes.length, hasMore: false }
    }
    const { query, variables } = JSON.parse(await readAll(request)) as { query: string; variables: never }
    return { data: await log.ask(query, variables) }
  }
  const { origin, close } = await serveJson(answerTo)
  const audience = `${origin}/online-services`
  return {
    accessChangesUrl: `${origin}/access`,
    settings: {
      LOG_URL: `${origin}/log`,
      IDENTITY_URL: origin,
      IDENTITY_KEYS_URL: `${origin}/keys`,
      IDENTITY_USERINFO_URL: `${origin}/userinfo`,
      IDENTITY_AUDIENCE: audience,
    },
    sign: (sub: string) =>
      new SignJWT({ sub, iss: `${origin}/`, aud: audience })
        .setProtectedHeader({ alg: 'RS256', kid: 'storm' })
        .setIssuedAt()
        .setExpirationTime('2h')
        .sign(privateKey),
    close,
  }
}
