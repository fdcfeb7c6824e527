import { openGrants } from '../../../services/account/grants'

const now = new Date('2026-05-15T12:00:00Z')
const grant = (own: object) => ({ from: '2026-01-01T00:00:00.000Z', productPermissions: ['a'], ...own })
const ask = (records: object[], email?: string) => {
  const grants = openGrants()
  records.forEach((record, id) => grants.hear('grants', id, record))
  return grants.permissionsOf({ sub: 'auth0|x', findVerifiedEmail: () => Promise.resolve(email) }, now)
}

describe('what grants come to', () => {
  it('is theirs by subject, or by an address that the provider verified (E-2)', async () => {
    expect((await ask([grant({ sub: 'auth0|x' })])).productPermissions).toEqual(['a'])
    expect((await ask([grant({ email: 'A@b.example' })], 'a@B.example')).productPermissions).toEqual(['a'])
    expect((await ask([grant({ email: 'a@b.example' })])).productPermissions).toEqual([])
    expect((await ask([grant({ sub: 'auth0|y', email: 'a@b.example' })], 'a@b.example')).productPermissions).toEqual([])
  })

  it('is for its days alone, the last included', async () => {
    const products = async (own: object) => (await ask([grant({ sub: 'auth0|x', ...own })])).productPermissions
    expect(await products({ to: '2026-05-15T00:00:00.000Z' })).toEqual(['a'])
    expect(await products({ to: '2026-05-14T00:00:00.000Z' })).toEqual([])
    expect(await products({ from: '2026-05-16T00:00:00.000Z' })).toEqual([])
  })

  it('is put together from all, kept as written, and gone with the record (E-2)', async () => {
    const grants = openGrants()
    const holder = { sub: 'auth0|x', findVerifiedEmail: () => Promise.resolve(undefined) }
    grants.hear('grants', 1, grant({ sub: 'auth0|x', productPermissions: ['n|a', 'odd one'] }))
    grants.hear('grants', 2, grant({ sub: 'auth0|x', complianceOther: [], compliancePermissions: ['audit'] }))
    expect(await grants.permissionsOf(holder, now)).toEqual({
      productPermissions: ['n|a', 'odd one', 'a'],
      collaborationPermissions: [],
      compliancePermissions: ['audit'],
    })
    grants.hear('grants', 1, null)
    grants.hear('grants', 2, { sub: 7 })
    expect((await grants.permissionsOf(holder, now)).productPermissions).toEqual([])
  })
})
