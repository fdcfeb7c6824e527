import { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { type Parts } from '../parts'
import { findDemoPerson } from '../users/demonstration/demo-people'

const { base, Check, Prompt } = interactionPolicy

/** When a request needs the person: to choose an account, to sign in, to consent. In Auth0's words where they are answered. */
export function createPolicy(parts: Pick<Parts, 'organizations' | 'people'>): interactionPolicy.DefaultPolicy {
  const policy = base()
  reword(policy, 'login', { reason: 'no_session', error: 'login_required', words: 'Login required' })
  reword(policy, 'consent', { reason: 'op_scopes_missing', error: 'consent_required', words: 'Consent required' })
  // It would ask for consent at each sign-in of an application that is not a web page.
  policy.get('consent')?.checks.remove('native_client_prompt')
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  const order = policy.findIndex(({ name }) => name === 'consent')
  policy.add(new Prompt({ name: 'membership' }, checkMembership(parts)), order)
  return policy
}

type Wording = { reason: string; error: string; words: string }

function reword(policy: interactionPolicy.DefaultPolicy, prompt: string, { reason, error, words }: Wording): void {
  const checks = policy.get(prompt)?.checks
  const old = checks?.get(reason)
  if (!checks || !old) throw new Error(`oidc-provider has no check ${reason} any more.`)
  checks.remove(reason)
  checks.add(new Check(reason, words, error, old.check, old.details), 0)
}

/** Somebody who does not belong to the organization asked for gets an answer at once: no page could change it. */
const checkMembership = ({ organizations, people }: Pick<Parts, 'organizations' | 'people'>) =>
  new Check('not_a_member', 'Membership required', 'access_denied', async ({ oidc }: KoaContextWithOIDC) => {
    const userId = oidc.session?.accountId
    if (userId === undefined) return Check.NO_NEED_TO_PROMPT
    const named = oidc.params?.organization
    const asked = typeof named === 'string' && named !== '' ? named : findDemoPerson(people, userId)?.boundTo
    if (asked === undefined) return Check.NO_NEED_TO_PROMPT
    if (await organizations.findAssertion(asked, userId)) return Check.NO_NEED_TO_PROMPT
    throw new errors.AccessDenied(`user ${userId} is not part of the ${asked} organization`)
  })
