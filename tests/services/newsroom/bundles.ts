import { setTimeout as sleep } from 'node:timers/promises'
import { type Doc, docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom } from '../../support/cms/newsroom'

/** Many items that change together. */
export function describeBundles(room: () => Newsroom): void {
  const as = (role: string) => room().as(role)
  const topic = async (name: string) => docOf(await as('author')('POST', `/api/topics${draftIn('en')}`, { name }))
  const isLive = async (kind: string, { id }: Doc) => {
    const { _status, live } = docOf(await as('editor')('GET', `/api/${kind}/${id}?locale=en&depth=0`))
    return _status === 'published' && live === true
  }
  type Of = [operation: string, value: number]
  const change = (collection: string, { id }: Doc, [operation, value]: Of | [] = []) => ({
    ...{ collection, item: id, locale: 'en', operation: operation ?? 'publish', value: value ?? null },
  })
  const bundle = (role: string, name: string, body: { changes: object[]; dueAt?: string }) =>
    as(role)('POST', '/api/bundles', { name, ...body })

  describe('many at once', () => {
    it('of several kinds go live together, with one receipt, and are undone together (ED-13, ED-9)', async () => {
      const [first, second] = [await topic('Pledge'), await room().writeApproved()]
      const made = await bundle('editor', 'Launch', { changes: [change('topics', first), change('articles', second)] })
      expect(made.status).toBe(201)
      expect([await isLive('topics', first), await isLive('articles', second)]).toEqual([true, true])
      const receipt = (await as('editor')('GET', `/admin/bundle?id=${String(made.body.id)}`)).text
      expect(receipt).toContain('Launch')
      expect(receipt).toContain('Pledge')

      await as('editor')('POST', `/api/bundles/${String(made.body.id)}/undo`)
      expect([await isLive('topics', first), await isLive('articles', second)]).toEqual([false, false])
      expect((await as('editor')('POST', `/api/bundles/${String(made.body.id)}/undo`)).words).toContain(
        'undone already',
      )
    })

    it('are changed all or none: one that is not approved holds the others, and is named (ED-13)', async () => {
      const [first, second] = [await topic('Charge'), await room().write()]
      const { status, words } = await bundle('editor', 'Too early', {
        changes: [change('topics', first), change('articles', second)],
      })
      expect([status, words]).toEqual([403, expect.stringMatching(/articles \d+ \(en\): .*is not approved in English/)])
      expect(await isLive('topics', first)).toBe(false)
    })

    it('are looked at before, with what each would do to its readers (ED-13)', async () => {
      const [first, second] = [await topic('Mortgage'), await room().write()]
      const { text } = await as('editor')(
        'GET',
        `/admin/bundle?locale=en&item=topics.${first.id}&item=articles.${second.id}`,
      )
      expect(text).toContain('Readers get it for the first time.')
      expect(text).toContain('is not approved in English')
    })

    it('get a topic, and lose it again (ED-13)', async () => {
      const [tag, doc] = [await topic('Security'), await room().write()]
      const topicsOf = async () =>
        docOf(await as('editor')('GET', `/api/articles/${doc.id}${draftIn('en')}&depth=0`)).topics
      const made = await bundle('editor', 'Tagged', { changes: [change('articles', doc, ['tag', tag.id])] })
      expect(await topicsOf()).toEqual([tag.id])
      await as('editor')('POST', `/api/bundles/${String(made.body.id)}/undo`)
      expect(await topicsOf()).toEqual([])
    })

    it('are given to another lawyer (ED-13)', async () => {
      const doc = await room().write()
      docOf(await room().review('author', doc, { to: 'in-review' }))
      const approver = ((await as('approver')('GET', '/api/users/me')).body.user as { id: number }).id
      const made = await bundle('editor', 'Given on', { changes: [change('articles', doc, ['assign', approver])] })
      expect(made.status).toBe(201)
      expect((await room().read(doc)).review).toMatchObject({ state: 'in-review', reviewer: approver })
    })

    it('go to the bin once it was seen who uses them, and come back as they were, drafts apart (ED-10, ED-13)', async () => {
      const [tag, doc] = [await topic('Escheat'), await room().writePublished()]
      docOf(
        await as('author')('PATCH', `/api/articles/${doc.id}${draftIn('en')}`, { title: 'Not yet', topics: [tag.id] }),
      )
      const states = async () => [await room().seen(doc), (await room().read(doc)).title]
      const { text } = await as('editor')(
        'GET',
        `/admin/bundle?operation=delete&locale=en&item=topics.${tag.id}&item=articles.${doc.id}`,
      )
      expect(text).toContain('What readers will get')
      expect(text).toContain('Not yet')
      expect(text).toContain('it is left out there')
      expect(text).toContain('Readers lose it in: English.')
      expect(text).toContain('Readers have nothing of it.')

      const removal = [change('topics', tag, ['delete', 0]), change('articles', doc, ['delete', 0])]
      const changes = removal.map((one) => ({ ...one, value: null }))
      const made = await bundle('editor', 'Cleared', { changes })
      expect(made.status).toBe(201)
      expect((await as('editor')('GET', `/api/articles/${doc.id}?locale=en`)).status).toBe(404)
      const inBin = (
        await as('editor')(
          'GET',
          `/api/articles?locale=en&draft=true&trash=true&where[deletedAt][exists]=true&where[id][equals]=${doc.id}`,
        )
      ).body
      expect(inBin.docs).toHaveLength(1)
      const acts = async () => (await room().eventsOf('articles', doc)).map(({ what }) => what)
      expect((await acts()).slice(-2)).toEqual(['withdraw', 'trash'])

      expect((await as('editor')('POST', `/api/bundles/${String(made.body.id)}/undo`)).status).toBe(200)
      expect(await states()).toEqual([doc.title, 'Not yet'])
      expect((await acts()).slice(-2)).toEqual(['publish', 'untrash'])
    })

    it('stay in the bin where somebody has changed one there, and where a live item must name one (ED-10, ED-13)', async () => {
      const doc = await room().writePublished()
      const remove = (kind: string, { id }: Doc) => ({ ...change(kind, { id }), operation: 'delete' })
      const made = await bundle('editor', 'Cleared again', { changes: [remove('articles', doc)] })
      docOf(await room().change('editor', doc, ['?locale=en&trash=true', { title: 'Changed in the bin' }]))
      const undone = await as('editor')('POST', `/api/bundles/${String(made.body.id)}/undo`)
      expect([undone.status, undone.words]).toEqual([403, expect.stringContaining('Somebody has changed it since')])

      const other = await room().writePublished()
      const [writer] = docOf(await as('editor')('GET', `/api/articles/${other.id}?locale=en&depth=0`))
        .authors as number[]
      const refused = await bundle('editor', 'Needed', { changes: [remove('people', { id: writer ?? 0 })] })
      expect(refused.words).toContain(String(other.title))
    })

    it('wait for their moment, stand in the calendar, move, and go live by themselves (ED-9)', async () => {
      const doc = await topic('Guarantee')
      const at = (ms: number) => new Date(Date.now() + ms).toISOString()
      const made = await bundle('editor', 'Tomorrow’s launch', {
        changes: [change('topics', doc)],
        dueAt: at(3_600_000),
      })
      const day = at(3_600_000).slice(0, 7)
      expect((await as('author')('GET', `/admin/calendar?month=${day}`)).text).toContain('Tomorrow’s launch')
      expect((await as('author')('POST', `/api/bundles/${String(made.body.id)}/move`, { at: at(1500) })).status).toBe(
        403,
      )
      expect((await as('editor')('POST', `/api/bundles/${String(made.body.id)}/move`, { at: at(1500) })).status).toBe(
        200,
      )
      expect(await isLive('topics', doc)).toBe(false)
      while (!(await isLive('topics', doc))) await sleep(200)
    })

    it('and one of them is found from anywhere by name, number or address, in any language (ED-8)', async () => {
      const doc = await topic('Antichresis')
      docOf(await as('author')('PATCH', `/api/topics/${doc.id}${draftIn('fr-fr')}`, { name: 'Antichrèse' }))
      const find = async (words: string) =>
        (await as('author')('GET', `/api/find-everything?words=${encodeURIComponent(words)}`)).body.found
      const expected = expect.objectContaining({ collection: 'topics', id: doc.id, title: 'Antichresis' }) as unknown
      expect(await find('antichr')).toEqual([expected])
      expect(await find('Antichrèse')).toEqual([expected])
      expect(await find(String(doc.id))).toContainEqual(expected)
      const live = await room().writePublished()
      const pages = (await as('editor')('GET', `/api/articles/${live.id}/logged`)).body.pages as { address: string }[]
      expect(await find(`https://example.com${pages[0]?.address ?? ''}?utm=1`)).toContainEqual(
        expect.objectContaining({ collection: 'articles', id: live.id }),
      )
      expect(await find('no such thing')).toEqual([])
    })

    it('folders for pictures are made by who writes, removed by editors, and go with nothing that is in them (ED-8)', async () => {
      expect((await as('product-manager')('POST', '/api/payload-folders', { name: 'Mine' })).status).toBe(403)
      const offices = docOf(await as('author')('POST', '/api/payload-folders', { name: 'Offices' }))
      const lisbon = docOf(await as('author')('POST', '/api/payload-folders', { name: 'Lisbon', folder: offices.id }))
      const refused = await as('author')('POST', '/api/payload-folders', { name: 'Lost', folder: 999_999 })
      expect([refused.status, refused.words]).toEqual([400, expect.stringContaining('Folder')])
      expect((await as('author')('DELETE', `/api/payload-folders/${offices.id}`)).status).toBe(403)
      expect((await as('editor')('DELETE', `/api/payload-folders/${offices.id}`)).status).toBe(200)
      expect((await as('author')('GET', `/api/payload-folders/${lisbon.id}?depth=0`)).status).toBe(404)
    })

    it('are for editors (ED-13)', async () => {
      expect((await bundle('author', 'Mine', { changes: [change('topics', await topic('Lease'))] })).status).toBe(403)
    })

    it('a schedule moves to another day under the rules of a new one (ED-9)', async () => {
      const doc = await room().writeApproved()
      await as('editor')('POST', `/api/articles/${doc.id}/schedule?locale=en`, { at: '2031-05-05T10:00:00Z' })
      const plans = async () => (await as('editor')('GET', `/api/articles/${doc.id}/schedule?locale=en`)).body
      const [job] = JSON.stringify(await plans()).match(/(?<="(?:id|job)":)\d+/) ?? []
      expect(
        (await as('author')('POST', `/api/schedules/${job ?? 0}/move`, { at: '2031-05-06T10:00:00Z' })).status,
      ).toBe(403)
      expect(
        (await as('editor')('POST', `/api/schedules/${job ?? 0}/move`, { at: '2031-05-06T10:00:00Z' })).status,
      ).toBe(200)
      expect(JSON.stringify(await plans())).toContain('2031-05-06')
      expect(JSON.stringify(await plans())).not.toContain('2031-05-05')
    })

    it('an event and a day of review move in their drafts, and stand there in the calendar (ED-9)', async () => {
      const event = docOf(
        await as('author')('POST', `/api/events${draftIn('en')}`, {
          ...{ title: 'Talk on usufruct', timeZone: 'Europe/London', mode: 'online', state: 'scheduled' },
          ...{ startsAt: '2031-07-10T10:00', endsAt: '2031-07-10T11:00' },
        }),
      )
      const move = (role: string, body: object) => as(role)('POST', '/api/calendar/move-date', body)
      const moved = { collection: 'events', id: event.id, locale: null, what: 'event', days: 7 }
      expect((await move('product-manager', moved)).status).toBe(403)
      expect((await move('author', moved)).body).toEqual({ isDraft: true })
      const { startsAt, endsAt } = docOf(await as('author')('GET', `/api/events/${event.id}${draftIn('en')}&depth=0`))
      expect([startsAt, endsAt]).toEqual(['2031-07-17T09:00:00.000Z', '2031-07-17T10:00:00.000Z'])
      expect((await as('author')('GET', '/admin/calendar?month=2031-07')).text).toContain('Talk on usufruct')

      const doc = await room().write()
      const review = { state: 'in-review', dueOn: '2031-08-05T12:00:00.000Z' }
      docOf(await as('author')('PATCH', `/api/articles/${doc.id}${draftIn('en')}`, { review }))
      const asked = { collection: 'articles', id: doc.id, locale: 'en', what: 'in-review', days: 2 }
      expect((await move('author', asked)).body).toEqual({ isDraft: false })
      expect((await room().read(doc)).review).toMatchObject({ state: 'in-review', dueOn: '2031-08-07T12:00:00.000Z' })
      expect((await move('author', { ...asked, what: 'review-due' })).words).toContain('no such day any more')
    })
  })
}
