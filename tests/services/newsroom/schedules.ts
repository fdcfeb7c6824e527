import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../services/database/connect'
import { callerFor, cmsOrigin, type Doc, docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom } from '../../support/cms/newsroom'
import { databaseIn } from '../../support/place/database-process'
import { killCms } from '../../support/storm/kills'
import { readDesk } from './read-desk'

/** What happens by itself, and what is reported when it does not. */
export function describeSchedules(given: () => Newsroom): void {
  let room: Newsroom
  beforeAll(() => {
    room = given()
  })

  describe('a scheduled publication', () => {
    const schedule = (role: string, { id }: Doc, at: number) =>
      room.as(role)('POST', `/api/articles/${id}/schedule?locale=en`, { at: new Date(at).toISOString() })
    const eventOf = async (doc: Doc, action: string) => {
      for (;;) {
        const event = (await room.eventsOf('articles', doc)).find(({ what }) => what === action)
        if (event) return event
        await sleep(100)
      }
    }

    it('happens to the second, in the name of the editor who scheduled it (ED-1)', async () => {
      const doc = await room.writeApproved()
      const at = Date.now() + 4000
      expect(await schedule('editor', doc, at)).toMatchObject({ status: 200 })
      const published = await eventOf(doc, 'publish')
      const late = Date.parse(String(published.at)) - at

      expect(published.name).toBe('Edwin Marsh')
      expect(late).toBeGreaterThanOrEqual(0)
      expect(late).toBeLessThan(2000)
      expect(await room.seen(doc)).toBe(doc.title)
    })

    it('that cannot happen tells its editor why, and publishes nothing (ED-1)', async () => {
      const doc = await room.writeApproved()
      expect(await schedule('editor', doc, Date.now() + 2000)).toMatchObject({ status: 200 })
      docOf(await room.change('author', doc, [draftIn('en'), { readingTime: 7 }]))
      const failed = await eventOf(doc, 'schedule-failed')

      expect([failed.title, failed.name]).toEqual([doc.title, 'Edwin Marsh'])
      expect(failed.note).toContain('is not approved in English')
      expect(await room.seen(doc)).toBeUndefined()
    })

    it('takes one language off the site at its moment, and leaves the others and what is pending (CV-2)', async () => {
      const doc = await room.writePublished()
      docOf(await room.change('author', doc, [draftIn('fr-fr'), { title: 'Reste', live: true }]))
      await room.approve(doc, 'fr-fr')
      docOf(await room.publish(doc, 'fr-fr'))
      docOf(await room.change('author', doc, [draftIn('en'), { title: 'Pending' }]))
      const body = { at: new Date(Date.now() + 1500).toISOString(), type: 'unpublish' }
      expect(await room.as('editor')('POST', `/api/articles/${doc.id}/schedule?locale=en`, body)).toMatchObject({
        status: 200,
      })
      const list = (await room.as('author')('GET', `/api/articles/${doc.id}/schedule`)).body.scheduled
      const withdrawn = await eventOf(doc, 'withdraw')

      expect(list).toMatchObject([{ type: 'unpublish', locale: 'en', at: body.at }])
      expect([withdrawn.locale, withdrawn.name]).toEqual(['en', 'Edwin Marsh'])
      expect([await room.seen(doc, 'en'), await room.seen(doc, 'fr-fr')]).toEqual([undefined, 'Reste'])
      expect((await room.read(doc, '?locale=en')).title).toBe(doc.title)
      expect((await room.read(doc, draftIn('en'))).title).toBe('Pending')
    })

    it('that fails in one language is on the desk under its title, until something is done in that language (ED-1)', async () => {
      const doc = await room.writeApproved()
      docOf(await room.change('author', doc, [draftIn('fr-fr'), { title: 'Refus' }]))
      await room.approve(doc, 'fr-fr')
      const at = new Date(Date.now() + 2000).toISOString()
      const inFrench = `/api/articles/${doc.id}/schedule?locale=fr-fr`
      expect((await room.as('editor')('POST', inFrench, { at })).status).toBe(200)
      docOf(await room.change('author', doc, [draftIn('fr-fr'), { title: 'Refusé' }]))
      const failed = await eventOf(doc, 'schedule-failed')
      docOf(await room.publish(doc, 'en'))

      expect([failed.title, failed.locale]).toEqual(['Refusé', 'fr-fr'])
      expect(await readDesk(room, 'editor')).toContain('Refusé (Français)')
      await room.approve(doc, 'fr-fr')
      const body = { at: '2031-01-01T12:00:00Z' }
      expect((await room.as('editor')('POST', inFrench, body)).status).toBe(200)
      const [, coming] = (await readDesk(room, 'editor')).split('Coming by itself')
      expect(coming).toContain('Refusé (Français)')
    })

    it('of a colleague whose account is gone fails, and says so (ED-1)', async () => {
      const doc = await room.writeApproved()
      const account = { email: 'leaver@example.com', password: 'right and long', name: 'A. Leaver', roles: ['editor'] }
      const { id } = docOf(await room.as('admin')('POST', '/api/users?locale=en', account))
      const { body } = await room.as('admin')('POST', '/api/users/login', account)
      const leaver = callerFor(cmsOrigin(room.place), String(body.token))
      const at = new Date(Date.now() + 3000).toISOString()
      expect((await leaver('POST', `/api/articles/${doc.id}/schedule?locale=en`, { at })).status).toBe(200)
      expect((await room.as('admin')('DELETE', `/api/users/${id}`)).status).toBe(200)
      const failed = await eventOf(doc, 'schedule-failed')

      expect([failed.name, failed.note]).toEqual([
        'Somebody whose account is gone',
        expect.stringContaining('Schedule it again'),
      ])
      expect(await readDesk(room, 'editor')).toContain(failed.note)
      expect(await room.seen(doc)).toBeUndefined()
    })

    it('that fails is one line of the service’s log', () => {
      const lines = readFileSync(join(room.place.dataDir, 'logs', 'cms.log'), 'utf8').split('\n')
      const failures = lines.filter((line) => line.includes('Error running task'))

      expect(failures.length).toBeGreaterThan(0)
      expect(failures.filter((line) => line.length > 1000)).toEqual([])
      expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([])
    })

    it('of all languages publishes whatever is approved in each of them (ED-1)', async () => {
      const doc = await room.writeApproved()
      docOf(await room.change('author', doc, [draftIn('fr-fr'), { title: 'Tous', live: true }]))
      await room.approve(doc, 'fr-fr')
      const body = { at: new Date(Date.now() + 1500).toISOString(), allLanguages: true }
      const path = `/api/articles/${doc.id}/schedule?locale=en`
      expect((await room.as('editor')('POST', path, body)).status).toBe(200)
      const list = (await room.as('author')('GET', path)).body.scheduled
      await eventOf(doc, 'publish')

      expect(list).toMatchObject([{ type: 'publish', locale: null, at: body.at }])
      expect([await room.seen(doc, 'en'), await room.seen(doc, 'fr-fr')]).toEqual([doc.title, 'Tous'])
    })

    it('is refused when it is made where it would change nothing, or may not happen (M1, M1b, ED-1)', async () => {
      const [raw, live] = [await room.write(), await room.writePublished()]
      const later = Date.parse('2031-01-01T12:00:00Z')
      const withdraw = (doc: Doc, locale: string, at = later) =>
        room.as('editor')('POST', `/api/articles/${doc.id}/schedule?locale=${locale}`, {
          at: new Date(at).toISOString(),
          type: 'unpublish',
        })
      const refused = [
        await schedule('editor', raw, later),
        await schedule('editor', live, later),
        await room.as('editor')('POST', `/api/articles/${live.id}/schedule?locale=fr-fr`, {
          at: '2031-01-01T12:00:00Z',
        }),
        await withdraw(raw, 'en'),
      ]

      expect(refused.map(({ status, words }) => [status, words])).toEqual([
        [403, expect.stringContaining('is not approved in English')],
        [403, expect.stringContaining('Readers have all that is written in English already')],
        [403, expect.stringContaining('Nothing is written in Français yet')],
        [403, expect.stringContaining('nothing to withdraw')],
      ])
      const doc = await room.writeApproved()
      expect((await schedule('editor', doc, later)).status).toBe(200)
      expect((await withdraw(doc, 'en', later + 1000)).status).toBe(200)
    })

    it('publishes what was withdrawn before, since that is what its editor chose (M1, ED-1)', async () => {
      const doc = await room.writePublished()
      expect((await room.as('editor')('POST', `/api/articles/${doc.id}/undo-publish?locale=en`)).status).toBe(200)
      expect(await room.seen(doc)).toBeUndefined()
      expect((await schedule('editor', doc, Date.now() + 1500)).status).toBe(200)
      while ((await room.seen(doc)) === undefined) await sleep(100)

      expect(await room.seen(doc)).toBe(doc.title)
    })

    it('can be cancelled by an editor, of its own item alone, and that is written down (ED-1)', async () => {
      const [doc, other] = [await room.writeApproved(), await room.writeApproved()]
      expect((await schedule('editor', doc, Date.parse('2031-01-01T12:00:00Z'))).status).toBe(200)
      const path = `/api/articles/${doc.id}/schedule`
      const listed = async () => (await room.as('editor')('GET', path)).body.scheduled as { id: number }[]
      const job = String((await listed())[0]?.id)
      const refused = [
        await room.as('author')('DELETE', `${path}/${job}`),
        await room.as('editor')('DELETE', `/api/articles/${other.id}/schedule/${job}`),
      ]

      expect(refused.map(({ status }) => status)).toEqual([403, 403])
      expect((await room.as('editor')('DELETE', `${path}/${job}`)).status).toBe(200)
      expect(await listed()).toEqual([])
      expect(await eventOf(doc, 'cancel-schedule')).toMatchObject({ name: 'Edwin Marsh', locale: 'en' })
    })

    it('is refused for a moment that has passed: it would happen at once (ED-1)', async () => {
      const doc = await room.writeApproved()
      const { status, words } = await schedule('editor', doc, Date.now() - 120_000)

      expect([status, words]).toEqual([403, expect.stringContaining('has passed')])
      expect(await room.seen(doc)).toBeUndefined()
    })

    it('that a kill cut off happens once content management is back (ED-1, Q-5)', async () => {
      const doc = await room.writeApproved()
      expect((await schedule('editor', doc, Date.now() + 3000)).status).toBe(200)
      // So Payload marks what it runs, and a process that is killed leaves it.
      await withClient(databaseIn(room.place).url, (sql) =>
        sql.query(`update payload_jobs set processing = true where wait_until < now() + interval '1 minute'`),
      )
      await killCms(room.place)

      expect(await eventOf(doc, 'publish')).toMatchObject({ name: 'Edwin Marsh' })
      expect(await room.seen(doc)).toBe(doc.title)
    })

    it('is not for authors (ED-1)', async () => {
      const { status, words } = await schedule('author', await room.writeApproved(), Date.now() + 1000)

      expect([status, words]).toEqual([403, expect.stringContaining('Only an editor')])
    })
  })
}
