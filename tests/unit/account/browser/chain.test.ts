import { gql, type DocumentNode } from '@apollo/client'
import { accountOperations } from '../../../../src/access/operations/account-operations'
import { documentOf } from '../../../../src/services/account/account-texts'
import { type AnswerPost, createChain, type Sent } from '../../../support/account/account-browser'

const operation = (place: number): DocumentNode => gql(`query Any${place} { any${place} }`)
const answerOf = ({ operationName = '' }: Sent) => ({ data: { [operationName.replace('Any', 'any')]: operationName } })
const notFound = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }
const notSupported = {
  errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
}
const badRequest = { errors: [{ message: 'Must provide query string.', extensions: { code: 'BAD_REQUEST' } }] }

const answerAll: AnswerPost = ({ operations }) => ({ body: operations.map(answerOf) })
/** A service that has never met a text of ours, and answers its digest so. */
const unless =
  (refused: object): AnswerPost =>
  ({ operations }) => ({ body: operations.map((one) => (one.query === undefined ? refused : answerOf(one))) })

const askAll = (client: ReturnType<typeof createChain>['client'], count: number) =>
  Promise.all(Array.from({ length: count }, (_, place) => client.query({ query: operation(place) })))

describe('operations of one moment', () => {
  it('travel together, ten at most (C-2, K-5)', async () => {
    const { client, posts } = createChain(answerAll)
    const answers = await askAll(client, 12)

    expect(posts.map(({ operations }) => operations.length)).toEqual([10, 2])
    expect(answers.map(({ data }) => data)).toEqual(
      Array.from({ length: 12 }, (_, place) => ({ [`any${place}`]: `Any${place}` })),
    )
  })

  it('are waited for ten milliseconds (K-5)', async () => {
    const { client, posts } = createChain(answerAll)
    const begun = performance.now()
    await askAll(client, 1)
    // What is asked within them goes along; what comes later goes by itself.
    const early = askAll(client, 1)
    await new Promise((done) => setTimeout(done, 40))
    await Promise.all([early, askAll(client, 2)])

    expect(posts[0]?.at).toBeGreaterThanOrEqual(begun + 8)
    expect(posts).toHaveLength(2)
  })

  it('answer for themselves: one that fails leaves the others theirs (C-2)', async () => {
    const refusal = { data: null, errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] }
    const { client, posts } = createChain(({ operations }) => ({
      body: operations.map((one, place) => (place === 1 ? refusal : answerOf(one))),
    }))
    const answers = await Promise.allSettled([0, 1, 2].map((place) => client.query({ query: operation(place) })))

    expect(posts).toHaveLength(1)
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})

describe('a digest instead of a text', () => {
  it('is that of the text as the service knows it', async () => {
    const { client, posts } = createChain(unless(notFound))
    await client.query({ query: documentOf('Details') }).catch(() => undefined)
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accountOperations.Details))
    const digest = Buffer.from(bytes).toString('hex')

    expect(posts.map(({ operations: [one] }) => [one?.query, one?.extensions?.persistedQuery?.sha256Hash])).toEqual([
      [undefined, digest],
      [accountOperations.Details, digest],
    ])
  })

  it.each([
    ['is not found', notFound, [Array(10).fill('h'), Array(10).fill('Q+h')]],
    ['is not supported', notSupported, [Array(10).fill('h'), Array(10).fill('Q')]],
    ['is no good request', badRequest, [Array(10).fill('h'), Array(10).fill('Q')]],
  ])('that %s is sent again as a text, ten of them in one batch (C-2)', async (_, refused, forms) => {
    const { client, formsOf } = createChain(unless(refused))
    const answers = await askAll(client, 10)

    expect(formsOf()).toEqual(forms)
    expect(answers.map(({ error }) => error)).toEqual(Array(10).fill(undefined))
  })

  it.each([400, 500])('that meets a %s is sent again as a text, as a whole batch (C-2)', async (status) => {
    const { client, formsOf } = createChain((post) =>
      post.operations.some(({ query }) => query === undefined)
        ? { status, body: '<html>proxy</html>' }
        : answerAll(post),
    )
    await askAll(client, 10)

    expect(formsOf()).toEqual([Array(10).fill('h'), Array(10).fill('Q')])
  })

  it.each([404, 502, 503])('that meets a %s is not', async (status) => {
    const { client, formsOf } = createChain(() => ({ status, body: '' }))
    await expect(askAll(client, 2)).rejects.toThrow()

    expect(formsOf()).toEqual([['h', 'h']])
  })

  it('that alone is unknown is asked again alone (C-2)', async () => {
    const { client, formsOf } = createChain(({ operations }) => ({
      body: operations.map((one) =>
        one.query === undefined && one.operationName === 'Any1' ? notFound : answerOf(one),
      ),
    }))
    await askAll(client, 3)

    expect(formsOf()).toEqual([['h', 'h', 'h'], ['Q+h']])
  })

  it('is never that of a change, which would be made twice (C-2)', async () => {
    const { client, formsOf } = createChain(() => ({ status: 500, body: '' }))
    const change = client.mutate({ mutation: gql('mutation Any { change }') })

    await expect(change).rejects.toThrow()
    expect(formsOf()).toEqual([['Q']])
  })

  it('is left out on a page that the browser holds for insecure', async () => {
    const { client, formsOf } = createChain(answerAll, { digest: undefined })
    await askAll(client, 1)

    expect(formsOf()).toEqual([['Q']])
  })
})
