import { setTimeout as sleep } from 'node:timers/promises'
import { openClient, openClient4 } from '../support/search/clients'
import { type SearchProcess, startSearch } from '../support/search/search-process'

const numbered = (count: number, facts: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    objectID: String(index).padStart(3, '0'),
    title: `Item ${index}`,
    ...facts,
  }))

describe('the search service', () => {
  let search: SearchProcess
  let client: ReturnType<typeof openClient>

  beforeAll(async () => {
    search = await startSearch()
    client = openClient(search)
  })
  afterAll(() => search.remove())

  const idsIn = async (indexName: string, searchParams: object = {}) =>
    (await client.searchSingleIndex({ indexName, searchParams: { hitsPerPage: 1000, ...searchParams } })).hits.map(
      ({ objectID }) => objectID,
    )
  const settle = (indexName: string, { taskID = NaN }: { taskID?: number | undefined }) =>
    client.waitForTask({ indexName, taskID })

  it('loses nothing that it has acknowledged, whenever it is killed', async () => {
    const indexName = 'killed'
    const acknowledged: string[] = []
    for (let round = 0; round < 3; round++) {
      const writes = Array.from({ length: 12 }, async (_, index) => {
        const objectID = `${round}-${index}`
        await client.saveObject({ indexName, body: { objectID, title: 'kept' } })
        acknowledged.push(objectID)
      })
      await Promise.all(writes.slice(0, 6))
      await search.kill()
      await Promise.allSettled(writes)
      await search.start()
    }
    const found = await idsIn(indexName)

    expect(acknowledged.length).toBeGreaterThanOrEqual(18)
    expect(acknowledged.filter((id) => !found.includes(id))).toEqual([])
  })

  it('has moved or copied a whole index or nothing of it, whenever it is killed', async () => {
    const idsOf = (name: string) => idsIn(name, { hitsPerPage: 100 }).catch(() => [] as string[])
    let before: string[] = []
    for (let round = 0; round < 6; round++) {
      const operation = round % 2 === 0 ? ('move' as const) : ('copy' as const)
      const [source, destination] = [`source-${round}`, 'destination']
      const objects = numbered(40).map((one) => ({ ...one, objectID: `${round}-${one.objectID}` }))
      await client.saveObjects({ indexName: source, objects, waitForTasks: true })
      const moved = client.operationIndex({ indexName: source, operationIndexParams: { operation, destination } })
      // Before it is taken, while it is at work, and after.
      await sleep(3 * round)
      await search.kill()
      const [taken] = await Promise.allSettled([moved])
      await search.start()
      // What it had written down is done before anything that comes now.
      await client.saveObjects({ indexName: 'fence', objects: numbered(1), waitForTasks: true })

      const there = await idsOf(destination)
      const left = await idsOf(source)
      const isDone = there.length === 40 && there.every((id) => id.startsWith(`${round}-`))
      expect(isDone || there.join() === before.join()).toBe(true)
      expect(left).toHaveLength(isDone && operation === 'move' ? 0 : 40)
      if (taken.status === 'fulfilled') expect(isDone).toBe(true)
      before = there
    }
  })

  it('starts again from what it wrote down, with settings, synonyms, replicas and keys', async () => {
    const indexName = 'whole'
    await client.setSettings({
      indexName,
      indexSettings: { customRanking: ['asc(objectID)'], replicas: ['whole_desc'] },
    })
    await client.setSettings({ indexName: 'whole_desc', indexSettings: { customRanking: ['desc(objectID)'] } })
    await client.saveSynonyms({
      indexName,
      synonymHit: [{ objectID: 's', type: 'synonym', synonyms: ['thing', 'item'] }],
    })
    const { key } = await client.addApiKey({ acl: ['browse'], description: 'kept' })
    await client.saveObjects({ indexName, objects: numbered(30), waitForTasks: true })
    await search.kill()
    await search.start()

    expect((await idsIn(indexName))[0]).toBe('000')
    expect((await idsIn('whole_desc'))[0]).toBe('029')
    expect(await idsIn(indexName, { query: 'thing 7' })).toContain('007')
    expect(await client.getApiKey({ key })).toMatchObject({ acl: ['browse'], description: 'kept' })
  })

  it('sorts by a replica that comes before everything else', async () => {
    const indexName = 'sorted'
    const objects = [3, 1, 2].map((date) => ({ objectID: String(date), title: 'tax', date }))
    await client.setSettings({ indexName, indexSettings: { replicas: ['virtual(by_date)'] } })
    await client.setSettings({ indexName: 'by_date', indexSettings: { ranking: ['desc(date)', 'typo'] } })
    await client.saveObjects({ indexName, objects, waitForTasks: true })

    expect(await idsIn('by_date', { query: 'tax' })).toEqual(['3', '2', '1'])
    await expect(client.saveObject({ indexName: 'by_date', body: { objectID: 'x' } })).rejects.toMatchObject({
      status: 400,
    })
  })

  it('copies and moves whole indexes, or only their settings', async () => {
    await client.saveObjects({ indexName: 'from', objects: numbered(3), waitForTasks: true })
    await settle('from', await client.setSettings({ indexName: 'from', indexSettings: { hitsPerPage: 2 } }))
    const copied = await client.operationIndex({
      indexName: 'from',
      operationIndexParams: { operation: 'copy', destination: 'settings_only', scope: ['settings'] },
    })
    await settle('from', copied)
    await settle(
      'from',
      await client.operationIndex({
        indexName: 'from',
        operationIndexParams: { operation: 'move', destination: 'to' },
      }),
    )

    expect(await client.getSettings({ indexName: 'settings_only' })).toMatchObject({ hitsPerPage: 2 })
    expect(await idsIn('settings_only')).toEqual([])
    expect(await idsIn('to')).toHaveLength(3)
    await expect(idsIn('from')).rejects.toMatchObject({ status: 404 })
  })

  it('changes parts of records, and deletes by what they say', async () => {
    const indexName = 'changed'
    await client.setSettings({ indexName, indexSettings: { attributesForFaceting: ['type'] } })
    await client.saveObjects({ indexName, objects: [...numbered(2, { type: 'old', count: 1 })], waitForTasks: true })
    await settle(
      indexName,
      await client.partialUpdateObject({
        indexName,
        objectID: '000',
        attributesToUpdate: { type: 'new', count: { _operation: 'Increment', value: 4 } },
      }),
    )
    expect(await client.getObject({ indexName, objectID: '000' })).toEqual({
      objectID: '000',
      title: 'Item 0',
      type: 'new',
      count: 5,
    })

    await settle(indexName, await client.deleteBy({ indexName, deleteByParams: { filters: 'type:old' } }))
    expect(await idsIn(indexName)).toEqual(['000'])
    await expect(client.deleteBy({ indexName, deleteByParams: {} })).rejects.toMatchObject({ status: 400 })
  })

  it('manages synonyms: saves, finds, replaces and forgets them', async () => {
    const indexName = 'synonyms'
    await client.saveObjects({
      indexName,
      objects: [{ objectID: '1', title: 'mergers and acquisitions' }],
      waitForTasks: true,
    })
    const save = (objectID: string, input: string) =>
      client.saveSynonym({
        indexName,
        objectID,
        synonymHit: { objectID, type: 'onewaysynonym', input, synonyms: ['mergers and acquisitions'] },
      })
    await settle(indexName, await save('ma', 'M&A'))
    await settle(indexName, await save('deals', 'deals'))

    expect(await idsIn(indexName, { query: 'm&a' })).toEqual(['1'])
    expect((await client.searchSynonyms({ indexName, searchSynonymsParams: { query: 'deals' } })).nbHits).toBe(1)
    await settle(indexName, await client.deleteSynonym({ indexName, objectID: 'deals' }))
    expect(await idsIn(indexName, { query: 'deals' })).toEqual([])
    await settle(indexName, await client.saveSynonyms({ indexName, synonymHit: [], replaceExistingSynonyms: true }))
    expect((await client.searchSynonyms({ indexName })).nbHits).toBe(0)
  })

  it('answers searches while it takes a large push, and shows all of it at the end', async () => {
    const index = openClient4(search).initIndex('pushed')
    await index.saveObjects(numbered(10)).wait()
    const push = index
      .saveObjects(Array.from({ length: 5000 }, (_, at) => ({ objectID: `p${at}`, title: `Pushed ${at} item` })))
      .wait()
    const waits: number[] = []
    const progress = { isDone: false }
    void push.then(() => (progress.isDone = true))
    while (!progress.isDone) {
      const started = performance.now()
      await idsIn('pushed', { query: 'item', hitsPerPage: 5 })
      waits.push(performance.now() - started)
    }

    expect(waits.length).toBeGreaterThan(3)
    expect((await index.search('')).nbHits).toBe(5010)
  })
})
