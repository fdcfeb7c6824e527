import { AuthProblem, authErrors } from '../auth-error'
import { type Transaction, type Transactions } from '../transactions'
import { type IdentityProvider, requireTokens, type Tokens } from './identity-provider'
import { isStateNonce } from './state-nonce'

const mostSigns = 32_768
const writtenAsToken = /^[\w-]+\.[\w-]+\.[\w-]*$/

/** What the provider put behind the `#`, once each; a second value of a name is an attempt to have two readers read differently. */
export function parseFragment(fragment: string): ReadonlyMap<string, string> | undefined {
  const text = fragment.replace(/^#?\/?/, '')
  if (text === '' || text.length > mostSigns) return undefined
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (values.has(name)) return undefined
    values.set(name, value)
  }
  return values
}

/** Whether somebody comes from the provider, rather than by a link. */
export function isCallback(fragment: string): boolean {
  const values = parseFragment(fragment)
  return values === undefined
    ? fragment.length > 1
    : ['access_token', 'id_token', 'error', 'state'].some((name) => values.has(name))
}

export type Callback = { transaction: Transaction | undefined; tokens: Promise<Tokens> }

type Parts = { provider: () => Promise<Pick<IdentityProvider, 'parseHash'>>; transactions: Transactions }

/**
 * Reads what the provider answered. The state is used up first, whatever the answer says, and compared here as well as by
 * auth0-js: that would leave out its own check if it were told the state.
 */
export function readCallback(fragment: string, { provider, transactions }: Parts): Callback {
  const values = parseFragment(fragment)
  const state = values?.get('state') ?? ''
  const refuse = (error: (typeof authErrors)[keyof typeof authErrors]): Callback => ({
    transaction: undefined,
    tokens: Promise.reject(new AuthProblem(error)),
  })
  if (state === '') return refuse(authErrors.noState)
  if (!isStateNonce(state)) return refuse(authErrors.stateMismatch)
  let transaction: Transaction | undefined
  try {
    transaction = transactions.take(state)
  } catch {
    return refuse(authErrors.stateUnavailable)
  }
  if (!transaction) return refuse(authErrors.stateMismatch)
  // Before anybody reads it leniently: the library takes signs that no token has for blanks or for nothing.
  const token = values?.get('id_token')
  const isToken = token === undefined || writtenAsToken.test(token)
  const tokens = isToken ? parse(fragment, state, provider) : Promise.reject(new AuthProblem(authErrors.noToken))
  return { transaction, tokens }
}

async function parse(fragment: string, state: string, provider: Parts['provider']): Promise<Tokens> {
  const result = await (await provider()).parseHash(fragment)
  if (result.state !== state) throw new AuthProblem(authErrors.stateMismatch)
  return requireTokens(result)
}
