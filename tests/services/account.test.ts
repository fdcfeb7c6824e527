import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type Caller, cmsOrigin, docOf, signInAll } from '../support/cms/cms'
import { describeFraming } from '../support/edge/describe-framing'
import { findFurnishedPlace } from '../support/place/furnished'
import { type Installation, type Place, removePlace, startInstallation } from '../support/place/installation'
import { describeEnquiries } from './account/enquiries'
import { describePermissions } from './account/permissions'
import { describePersonRecords } from './account/person-records'
import { describeReplicas } from './account/replicas'
import { describeSubscribers } from './account/subscribers'

const page = z.object({
  changes: z.array(
    z.object({
      seq: z.number(),
      collection: z.string(),
      id: z.number(),
      record: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  cursor: z.number(),
  hasMore: z.boolean(),
})
const products = ['share-disclosure', 'bulk', 'audit', 'by-address', 'seen', 'not-theirs', 'kept']
const secrets = z.object({ ACCOUNT_KEY: z.string(), SITE_KEY: z.string() })

describe('who may use what', () => {
  let place: Place
  let installation: Installation
  let manager: Caller
  let author: Caller
  let keys: z.infer<typeof secrets>

  beforeAll(async () => {
    place = await findFurnishedPlace()
    installation = startInstallation(place)
    await installation.says('Ready: ')
    const callers = await signInAll(place)
    manager = callers('product-manager')
    author = callers('author')
    for (const permissionKey of products) {
      const product = { title: permissionKey, kind: 'tool', permissionKey }
      docOf(await author('POST', '/api/products?draft=true&locale=en', product))
    }
    keys = secrets.parse(JSON.parse(readFileSync(join(place.dataDir, 'secrets.json'), 'utf8')))
  })
  afterAll(async () => {
    await installation.stop()
    removePlace(place)
  })

  const ask = (after: number | string, key: string) =>
    fetch(`${cmsOrigin(place)}/api/access-changes?after=${after}`, { headers: { authorization: `Bearer ${key}` } })
  const read = async (after: number) => page.parse(await (await ask(after, keys.ACCOUNT_KEY)).json())
  const grant = { email: 'client@example.com', productPermissions: ['share-disclosure'], from: '2026-01-01' }

  it('is what a product manager grants, takes away and deletes, in that order', async () => {
    const before = await read(0)
    const { id } = docOf(await manager('POST', '/api/grants', grant))
    const granted = await read(before.cursor)
    docOf(await manager('PATCH', `/api/grants/${id}`, { productPermissions: [] }))
    const taken = await read(granted.cursor)
    await manager('DELETE', `/api/grants/${id}`)
    const deleted = await read(taken.cursor)

    expect(granted.changes).toMatchObject([
      { collection: 'grants', id, record: { productPermissions: ['share-disclosure'] } },
    ])
    expect(taken.changes).toMatchObject([{ collection: 'grants', id, record: { productPermissions: [] } }])
    expect(deleted.changes).toMatchObject([{ collection: 'grants', id, record: null }])
  })

  it('is complete after bulk changes of several at once, none of which waits for another for ever', async () => {
    const before = await read(0)
    const add = (batch: number) =>
      Array.from({ length: 6 }, (_, position) =>
        manager('POST', '/api/grants', { ...grant, email: `bulk.${batch}.${position}@example.com` }),
      )
    const batches = await Promise.all([0, 1, 2, 3].map((batch) => Promise.all(add(batch))))
    const change = (ids: number[], product: string) =>
      manager('PATCH', `/api/grants?where[id][in]=${ids.join()}`, { productPermissions: [product] })
    const teams = batches.map((answers) => answers.map((answer) => docOf(answer).id))
    const organise = () => manager('POST', '/api/organisations', { name: 'Bulk' })
    const answers = await Promise.all([...teams.map((ids) => change(ids, 'bulk')), organise(), organise()])

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201, 201])
    const { changes } = await read(before.cursor)
    const changed = (id: number) => changes.filter((one) => one.collection === 'grants' && one.id === id)
    expect(teams.flat().map((id) => changed(id).length)).toEqual(Array(24).fill(2))
    expect(changed(teams[0]?.[0] ?? 0).at(-1)?.record).toMatchObject({ productPermissions: ['bulk'] })
  })

  it('leaves nothing of an erased record behind', async () => {
    const { id } = docOf(await manager('POST', '/api/grants', { ...grant, email: 'erased@example.com' }))
    await manager('DELETE', `/api/grants/${id}`)

    expect(JSON.stringify(await read(0))).not.toContain('erased@example.com')
  })

  it('opens to the key of the account service alone', async () => {
    const answers = await Promise.all(['', 'wrong', keys.SITE_KEY].map((key) => ask(0, key)))

    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(await answer.text()).not.toContain('share-disclosure')
    }
  })

  it('refuses a cursor that it never gave', async () => {
    expect((await ask('-1', keys.ACCOUNT_KEY)).status).toBe(400)
    expect((await ask('soon', keys.ACCOUNT_KEY)).status).toBe(400)
  })

  it('is no business of an author', async () => {
    expect((await author('POST', '/api/grants', grant)).status).toBe(403)
    expect((await author('GET', '/api/grants')).status).toBe(403)
  })

  describeFraming(() => place, ['account', 'cms', 'search', 'identity'])
  describePermissions(() => ({ place, manager }))
  describePersonRecords(() => ({ place, manager, accountKey: keys.ACCOUNT_KEY }))
  describeEnquiries(() => place)
  describeReplicas(() => ({ place, accountKey: keys.ACCOUNT_KEY }))
  describeSubscribers(() => ({ place, manager }))
})
