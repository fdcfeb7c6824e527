import { type Action, mayDo, type Role, roles } from '../../../services/cms/access/actions'

/** The whole truth: who may do what. A change of the roles shows here first. */
const truth: Record<Action, readonly Role[]> = {
  read: ['author', 'editor', 'approver', 'product-manager', 'admin'],
  draft: ['author', 'editor', 'approver', 'admin'],
  publish: ['editor', 'admin'],
  remove: ['editor', 'admin'],
  arrange: ['editor', 'admin'],
  approve: ['approver', 'admin'],
  grant: ['product-manager', 'admin'],
  administer: ['admin'],
  audit: ['admin'],
}
const actions = Object.keys(truth) as Action[]
const cases = roles.flatMap((role) => actions.map((action) => ({ role, action, may: truth[action].includes(role) })))

describe('mayDo', () => {
  it.each(cases)('$role, $action: $may (ED-1)', ({ role, action, may }) => {
    expect(mayDo([role], action)).toBe(may)
  })

  it.each(actions)('lets nobody %s without a role, or with one that does not exist (ED-1)', (action) => {
    expect([undefined, null, [], ['owner'], ['Admin']].map((held) => mayDo(held, action))).not.toContain(true)
  })

  it('adds up the roles of one person (ED-1)', () => {
    expect([mayDo(['author', 'approver'], 'approve'), mayDo(['author', 'approver'], 'publish')]).toEqual([true, false])
  })
})
