import { openGrants } from '../../../services/account/people/grants'

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

  describe('for an organisation', () => {
    const grants = openGrants()
    grants.hear('organisations', 1, { name: 'Harbour', providerId: 'org_harbour' })
    grants.hear('organisations', 2, { name: 'Elsewhere', providerId: 'org_elsewhere' })
    grants.hear('organisations', 3, { name: 'Without an id' })
    grants.hear('grants', 1, grant({ sub: 'auth0|x', organisation: 1, productPermissions: ['harbour'] }))
    grants.hear('grants', 2, grant({ sub: 'auth0|x', organisation: 2, productPermissions: ['elsewhere'] }))
    grants.hear('grants', 3, grant({ sub: 'auth0|x', organisation: 3, productPermissions: ['unnamed'] }))
    grants.hear('grants', 4, grant({ sub: 'auth0|x', productPermissions: ['own'] }))
    const productsOf = async (own: object) => {
      const holder = { sub: 'auth0|x', findVerifiedEmail: () => Promise.resolve(undefined), ...own }
      return (await grants.permissionsOf(holder, now)).productPermissions
    }

    it('opens what is theirs there and everywhere, and nothing of another client (V-4, P-1)', async () => {
      expect(await productsOf({ organisation: 'org_harbour' })).toEqual(['harbour', 'own'])
      expect(await productsOf({ organisation: 'org_elsewhere' })).toEqual(['elsewhere', 'own'])
      expect(await productsOf({ organisation: 'org_unknown' })).toEqual(['own'])
    })

    it('is no limit for somebody who signed in for none', async () => {
      expect(await productsOf({})).toEqual(['harbour', 'elsewhere', 'unnamed', 'own'])
    })

    it('follows the record of the organisation', async () => {
      grants.hear('organisations', 1, null)
      expect(await productsOf({ organisation: 'org_harbour' })).toEqual(['own'])
      grants.hear('organisations', 1, { providerId: 'org_harbour' })
      expect(await productsOf({ organisation: 'org_harbour' })).toEqual(['harbour', 'own'])
    })
  })
})
