import { gql } from '@apollo/client'
import { toAccountProblem } from '../../../../src/services/account/account-problem'
import { type AnswerPost, createChain } from '../../../support/account/account-browser'
import { createSession, resultOf } from '../../../support/identity/sign-in-session'

const query = (place: number) => ({ query: gql(`query Any${place} { any }`) })
const bearerOf = (headers: Headers) => headers.get('authorization')

/** A service to which only one token says anything. */
const onlyFor =
  (good: string, refusal: 'status' | 'slot'): AnswerPost =>
  ({ headers, operations }) => {
    if (bearerOf(headers) === `Bearer ${good}`) return { body: operations.map(() => ({ data: { any: good } })) }
    if (refusal === 'status') return { status: 401, body: '' }
    return { body: operations.map(() => ({ errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] })) }
  }

async function signIn() {
  const own = createSession()
  own.store.keep({ userId: 'auth0|abc', name: 'Rowan', expiresAt: own.clock.now() + 1_800_000 }, 'token-0')
  await own.session.restore()
  const { readToken, replaceToken } = own.session
  return { ...own, chain: (answer: AnswerPost) => createChain(answer, { readToken, replaceToken }) }
}

const checksOf = (said: readonly (readonly unknown[])[]) => said.filter(([what]) => what === 'silent check').length

describe('a token that the service refuses', () => {
  it.each(['status', 'slot'] as const)(
    'is renewed once for all who asked, by %s, and they ask once more',
    async (by) => {
      const { chain, answers, said } = await signIn()
      answers.check = () => Promise.resolve(resultOf({ accessToken: 'token-2' }))
      const { client, posts } = chain(onlyFor('token-2', by))
      const before = checksOf(said)
      const asked = await Promise.all(Array.from({ length: 12 }, (_, place) => client.query(query(place))))

      expect(asked.map(({ data }) => data)).toEqual(Array(12).fill({ any: 'token-2' }))
      expect(checksOf(said) - before).toBe(1)
      expect(new Set(posts.map(({ headers }) => bearerOf(headers)))).toEqual(
        new Set(['Bearer token-1', 'Bearer token-2']),
      )
    },
  )

  it('is not asked for again and again, where the next one is refused too', async () => {
    const { chain, answers, said } = await signIn()
    let count = 1
    answers.check = () => Promise.resolve(resultOf({ accessToken: `token-${(count += 1)}` }))
    const { client } = chain(onlyFor('none', 'slot'))
    const before = checksOf(said)
    const problem = await client.query(query(0)).then(() => undefined, toAccountProblem)

    expect(problem).toMatchObject({ kind: 'refused', code: 'UNAUTHENTICATED' })
    expect(checksOf(said) - before).toBe(1)
  })

  it('that another tab has renewed already is asked of nobody', async () => {
    const { chain, said, store, clock } = await signIn()
    const { client } = chain((post) => {
      store.keep({ userId: 'auth0|abc', name: 'Rowan', expiresAt: clock.now() + 1_800_000 }, 'token-2')
      return onlyFor('token-2', 'status')(post)
    })
    const before = checksOf(said)
    const { data } = await client.query(query(0))

    expect(data).toEqual({ any: 'token-2' })
    expect(checksOf(said) - before).toBe(0)
  })

  it('is sent no more once somebody has signed out in another tab', async () => {
    const { chain, store, session } = await signIn()
    const { client, posts } = chain(onlyFor('token-1', 'status'))
    store.clear()
    await client.query(query(0)).catch(() => undefined)

    expect(session.readToken()).toBeUndefined()
    expect(posts.map(({ headers }) => bearerOf(headers))).toEqual([null])
  })
})
