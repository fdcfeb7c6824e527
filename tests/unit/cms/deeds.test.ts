import { type Deed, mayDo, type Role, roles } from '../../../services/cms/access/deeds'

/** The whole truth: who may do what. A change of the roles shows here first. */
const truth: Record<Deed, readonly Role[]> = {
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
const deeds = Object.keys(truth) as Deed[]
const cases = roles.flatMap((role) => deeds.map((deed) => ({ role, deed, may: truth[deed].includes(role) })))

describe('mayDo', () => {
  it.each(cases)('$role, $deed: $may (ED-1)', ({ role, deed, may }) => {
    expect(mayDo([role], deed)).toBe(may)
  })

  it.each(deeds)('lets nobody %s without a role, or with one that does not exist (ED-1)', (deed) => {
    expect([undefined, null, [], ['owner'], ['Admin']].map((held) => mayDo(held, deed))).not.toContain(true)
  })

  it('adds up the roles of one person (ED-1)', () => {
    expect([mayDo(['author', 'approver'], 'approve'), mayDo(['author', 'approver'], 'publish')]).toEqual([true, false])
  })
})
