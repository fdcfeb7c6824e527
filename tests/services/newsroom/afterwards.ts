import { type Doc, docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom, publishIn, today } from '../../support/cms/newsroom'
import { describeAnswers } from './answers'
import { describeDesk } from './desk'
import { describeEventTimes } from './event-times'
import { describeExports } from './exports'
import { describeRedirects } from './redirects'
import { describeReviews } from './reviews'
import { describeSchedules } from './schedules'
import { describeSignIns } from './sign-ins'
import { describeStartLanguage } from './start-language'

export function describeAfterwards(where: () => Newsroom) {
  describe('publication, seen from afterwards', () => {
    let room: Newsroom

    beforeAll(() => {
      room = where()
    })

    describe('undoing a publication', () => {
      const undo = (role: string, { id }: Doc) => room.as(role)('POST', `/api/articles/${id}/undo-publish?locale=en`)

      it('brings back in one step what readers saw before, and again forward (ED-1)', async () => {
        const doc = await room.writePublished()
        docOf(await room.change('author', doc, [draftIn('en'), { title: 'A mistake' }]))
        await room.approve(doc)
        docOf(await room.publish(doc))
        const seen = [await room.seen(doc)]
        for (let step = 0; step < 2; step += 1) {
          expect(await undo('editor', doc)).toMatchObject({ status: 200 })
          seen.push(await room.seen(doc))
        }

        expect(seen).toEqual(['A mistake', doc.title, 'A mistake'])
      })

      it('leaves the drafts of other languages drafts (ED-1)', async () => {
        const doc = await room.writePublished()
        docOf(await room.change('author', doc, [draftIn('fr-fr'), { title: 'En cours', live: true }]))
        expect(await undo('editor', doc)).toMatchObject({ status: 200 })

        expect(await room.seen(doc, 'fr-fr')).toBeUndefined()
        expect((await room.read(doc, draftIn('fr-fr'))).title).toBe('En cours')
      })

      it('goes back however often the text was saved in between, and leaves what is pending the draft (ED-1)', async () => {
        const made = await room.as('editor')('POST', `/api/topics${draftIn('en')}`, { name: 'First' })
        const path = (query: string) => `/api/topics/${docOf(made).id}${query}`
        const name = async (query: string) => docOf(await room.as('editor')('GET', path(query))).name
        const save = (query: string, body: object) => room.as('editor')('PATCH', path(query), body)
        docOf(await save(publishIn('en'), { _status: 'published' }))
        for (let version = 1; version <= 52; version += 1) await save(draftIn('en'), { name: `Draft ${version}` })
        docOf(await save(publishIn('en'), { _status: 'published', name: 'Second' }))
        docOf(await save(draftIn('en'), { name: 'Pending' }))
        const undone = await room.as('editor')('POST', path('/undo-publish?locale=en'))
        const list = `/api/topics/versions?where[parent][equals]=${docOf(made).id}&limit=0&depth=0&locale=en`

        expect(undone.body.message).toContain('Readers see the earlier text')
        expect([await name('?locale=en'), await name(draftIn('en'))]).toEqual(['First', 'Pending'])
        expect((await room.as('editor')('GET', list)).body.docs?.length).toBeLessThan(56)
      })

      it('withdraws what had not been published before (ED-1)', async () => {
        const doc = await room.writePublished()

        expect((await undo('editor', doc)).body.message).toContain('it is withdrawn')
        expect(await room.seen(doc)).toBeUndefined()
      })

      it('is not for authors, and not for what was never published (ED-1)', async () => {
        expect((await undo('author', await room.writePublished())).status).toBe(403)
        expect((await undo('editor', await room.write())).words).toContain('Nothing was published')
      })
    })

    describeSchedules(() => room)
    describeStartLanguage(() => room)
    describeEventTimes(() => room)
    describeReviews(() => room)
    describeDesk(() => room)
    describeAnswers(() => room)
    describeRedirects(() => room)
    describeExports(() => room)

    describe('the audit log', () => {
      it('says who did what to a text, in which language and why (ED-1)', async () => {
        const doc = await room.write()
        docOf(await room.review('author', doc, { to: 'in-review', note: 'Please look at the second part.' }))
        docOf(await room.review('approver', doc, { to: 'approved' }))
        docOf(await room.publish(doc))
        docOf(await room.change('editor', doc, [publishIn('en'), { live: false, _status: 'published' }]))
        await room.as('editor')('DELETE', `/api/articles/${doc.id}?locale=en`)
        const events = await room.eventsOf('articles', doc)

        expect(events.map(({ what, name, locale }) => [what, name, locale])).toEqual([
          ['send-for-review', 'Arthur Penn', 'en'],
          ['approve', 'Lydia Thorne', 'en'],
          ['publish', 'Edwin Marsh', 'en'],
          ['withdraw', 'Edwin Marsh', 'en'],
          ['delete', 'Edwin Marsh', null],
        ])
        expect(events[0]?.note).toBe('Please look at the second part.')
      })

      it('holds nothing of what was refused (ED-1)', async () => {
        const doc = await room.write()
        await room.publish(doc)

        expect(await room.eventsOf('articles', doc)).toEqual([])
      })

      it('knows who granted what', async () => {
        const grant = { email: 'client@example.com', from: today, grantedBy: 'Petra' }
        const doc = docOf(await room.as('product-manager')('POST', '/api/grants?locale=en', grant))
        const events = await room.eventsOf('grants', doc)

        expect(events.map(({ what, name }) => [what, name])).toEqual([['create', 'Petra Lindqvist']])
      })

      it('is read by those who may read what it tells of, a day at a time, and whole by those who audit (ED-1)', async () => {
        const doc = await room.writeApproved()
        const { name } = docOf(await room.as('product-manager')('POST', '/api/organisations', { name: 'Limehouse' }))
        await room.as('editor')('POST', '/api/users/login', { email: 'nobody@example.com', password: 'not the one' })
        const kindsFor = async (role: string) => {
          const day = new Date().toISOString().slice(0, 10)
          const query = `where[or][0][and][0][at][greater_than_equal]=${day}T00:00:00.000Z&limit=0&depth=0`
          const { docs = [] } = (await room.as(role)('GET', `/api/audit-events?${query}`)).body
          return { kinds: new Set(docs.map(({ kind }) => kind)), titles: docs.map(({ title }) => title) }
        }
        const [editor, manager, admin] = [
          await kindsFor('editor'),
          await kindsFor('product-manager'),
          await kindsFor('admin'),
        ]

        expect(editor.titles).toContain(doc.title)
        expect(editor.titles).not.toContain(name)
        expect(manager.titles).toEqual(expect.arrayContaining([doc.title, name]))
        for (const { kinds } of [editor, manager])
          expect([kinds.has('articles'), kinds.has('users')]).toEqual([true, false])
        expect(admin.kinds.has('users')).toBe(true)
      })

      it('is for nobody outside, and nobody changes it', async () => {
        const [event] = (await room.as('admin')('GET', '/api/audit-events?limit=1')).body.docs ?? []
        const path = `/api/audit-events/${String(event?.id)}`
        const admin = room.as('admin')
        const answers = [
          await fetch(`http://127.0.0.1:${room.place.portBase + 1}/api/audit-events`),
          await admin('DELETE', path),
          await admin('PATCH', path, { note: 'x' }),
          await admin('POST', '/api/audit-events', { at: today, what: 'publish', kind: 'articles' }),
        ]

        expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
      })

      it('tells an item’s own history to those who write it', async () => {
        const doc = await room.writeApproved()
        const { body } = await room.as('author')('GET', `/api/articles/${doc.id}/history?locale=en`)

        expect((body.events as { words: string }[]).map(({ words }) => words)).toEqual(['Approved', 'Sent for review'])
      })
    })

    describeSignIns(() => room)
  })
}
