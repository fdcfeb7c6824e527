import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../services/database/connect'
import { accountsOf, type Doc, docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom, publishIn } from '../../support/cms/newsroom'
import { databaseIn } from '../../support/place/database-process'
import { letterThatSays as findLetter, toText } from './letter-that-says'
import { readDesk } from './read-desk'

/** The CMS looks every ten seconds. */
const oneLookMs = 11_000

/** Whose turn it is, and how they hear of it. */
export function describeReviews(given: () => Newsroom): void {
  let room: Newsroom
  beforeAll(() => {
    room = given()
  })

  describe('a review', () => {
    const idOf = async (role: string): Promise<number> => {
      const email = accountsOf(room.place).find((account) => account.role === role)?.email ?? ''
      const { docs = [] } = (await room.as('admin')('GET', `/api/users?where[email][equals]=${email}`)).body
      return docs[0]?.id ?? 0
    }
    const ask = (doc: Doc, review: object) =>
      room.change('author', doc, [draftIn('en'), { review: { state: 'in-review', ...review } }])
    const letterThatSays = (words: string) => findLetter(room.place, words)
    const lettersThatSay = (words: string): string[] =>
      readdirSync(join(room.place.dataDir, 'mail'))
        .map((name) => toText(readFileSync(join(room.place.dataDir, 'mail', name), 'utf8')))
        .filter((text) => text.includes(words))
    const queue = async (role: string, heading: string) =>
      new RegExp(`${heading} \\(\\d+\\)[^]*?</section>`).exec(await readDesk(room, role))?.[0] ?? ''

    /** Who would have written down a letter meanwhile, although it was only looked: it waits for the table. */
    const findWaiting = (meanwhile: Promise<unknown>) =>
      withClient(databaseIn(room.place).url, async (client) => {
        await client.query('begin')
        await client.query('lock table review_letters in share mode')
        await meanwhile
        const { rows } = await client.query<{ mode: string }>(
          `select mode from pg_locks where relation = 'review_letters'::regclass and not granted`,
        )
        await client.query('rollback')
        return rows
      })

    it('is asked of a lawyer by a day, who gets a letter and finds it first on the desk (M3, ED-1)', async () => {
      const doc = await room.write()
      const [approver, admin] = [await idOf('approver'), await idOf('admin')]
      docOf(await ask(doc, { reviewer: approver, dueOn: '2026-03-05T12:00:00.000Z', note: 'The second part.' }))
      const other = await room.write()
      docOf(await ask(other, { reviewer: admin }))
      const letter = await letterThatSays(`asks for a review of "${String(doc.title)}"`)
      const own = await queue('approver', 'Waiting for you')

      expect(letter).toContain('by 5 Mar 2026')
      expect(letter).toContain('The second part.')
      expect(letter).toContain(`/admin/collections/articles/${doc.id}?locale=en`)
      expect(own.indexOf(String(doc.title))).toBeGreaterThan(0)
      expect(own).toContain('overdue since 5 Mar 2026')
      expect(own).not.toContain(String(other.title))
      expect(await queue('approver', 'Waiting for another lawyer’s approval')).toContain(other.title)
    })

    it('is asked of nobody who cannot approve it (M3, ED-1)', async () => {
      const doc = await room.write()
      expect((await ask(doc, { reviewer: await idOf('editor') })).words).toContain('cannot approve texts')
      docOf(await room.change('approver', doc, [draftIn('en'), { readingTime: 4, title: 'Mine' }]))

      expect((await ask(doc, { reviewer: await idOf('approver') })).words).toContain('wrote in this text')
      expect(await room.stateOf(doc)).toBe('draft')
    })

    it('sends a text back to who sent it, with a letter, until it is sent again (M3, ED-1)', async () => {
      const doc = await room.write()
      docOf(await room.review('author', doc, { to: 'in-review' }))
      docOf(await room.review('approver', doc, { to: 'draft', note: 'Not the law any more.' }))
      const returned = await queue('author', 'Sent back to you')
      docOf(await room.review('author', doc, { to: 'in-review' }))

      expect(await letterThatSays(`sent back "${String(doc.title)}"`)).toContain('Not the law any more.')
      expect(returned).toContain(`${String(doc.title)} (English)`)
      expect(returned).toContain('Not the law any more.')
      expect(await queue('author', 'Sent back to you')).not.toContain(String(doc.title))
    })

    it('that is done tells who sent it, and leaves the text with the editors until it is published (M3, ED-1)', async () => {
      const doc = await room.writeApproved()
      expect(await letterThatSays(`approved "${String(doc.title)}"`)).toContain('Lydia Thorne approved')
      expect(await queue('editor', 'Approved, ready to publish')).toContain(`${String(doc.title)} (English)`)
      docOf(await room.publish(doc))

      expect(await queue('editor', 'Approved, ready to publish')).not.toContain(String(doc.title))
      expect(((await room.read(doc)).review as { note: unknown }).note).toBeNull()
    })

    it('that readers are warned of, being overdue, is on the desk (M3)', async () => {
      const doc = await room.write()
      docOf(await room.change('author', doc, [draftIn('en'), { reviewDueAt: '2026-02-01T12:00:00.000Z' }]))
      await room.approve(doc)
      docOf(await room.publish(doc))

      expect(await queue('editor', 'Review overdue: readers are warned')).toContain(`${String(doc.title)} (English)`)
    })

    it('of a jurisdiction, being overdue, is on the desk, and its reviewer gets one letter for its day, which nothing writes down again (N16)', async () => {
      const editor = room.as('editor')
      const addPublished = async (collection: string, body: object) =>
        docOf(await editor('POST', `/api/${collection}${publishIn('en')}`, { ...body, _status: 'published' })).id
      const region = await addPublished('nav-regions', { name: 'Far away', key: 'far-away' })
      const { docs = [] } = (await editor('GET', '/api/people?limit=1&depth=0')).body
      const [reviewer] = docs as { id: number; email: string }[]
      const reviewed = { lastReviewed: '2025-02-01T12:00:00.000Z', reviewDue: '2026-02-01T12:00:00.000Z' }
      const place = { name: 'Tuvalu', iso: 'TV', key: 'tuvalu', region, reviewer: reviewer?.id, ...reviewed }
      const id = await addPublished('nav-jurisdictions', place)
      const letter = await letterThatSays('"Tuvalu" (English), due 1 Feb 2026')

      expect(letter).toContain(`To: ${reviewer?.email}`)
      expect(letter).toContain(`/admin/collections/nav-jurisdictions/${id}`)
      expect(await queue('editor', 'Review overdue: readers are warned')).toContain('Tuvalu (English)')
      // Anyone who looks once more finds the letter gone already, also after a change that is none of the day.
      docOf(await editor('PATCH', `/api/nav-jurisdictions/${id}${publishIn('en')}`, { name: 'Tuvalu, islands' }))
      expect(await findWaiting(sleep(oneLookMs))).toEqual([])
      expect(lettersThatSay('Tuvalu')).toHaveLength(1)
    })

    it('in a letter of its own, an editor hears of what was scheduled and failed (M1, ED-1)', async () => {
      const doc = await room.writeApproved()
      const at = new Date(Date.now() + 1500).toISOString()
      expect((await room.as('editor')('POST', `/api/articles/${doc.id}/schedule?locale=en`, { at })).status).toBe(200)
      docOf(await room.change('author', doc, [draftIn('en'), { readingTime: 3 }]))

      expect(await letterThatSays(`What you scheduled for "${String(doc.title)}"`)).toContain(
        'is not approved in English',
      )
    })
  })
}
