import { docOf } from '../../support/cms/cms'
import { type Newsroom } from '../../support/cms/newsroom'

/** What an editor may send on from, and whose name stands under it. */
export function describeRedirects(given: () => Newsroom): void {
  let room: Newsroom
  beforeAll(() => {
    room = given()
  })

  describe('a redirect', () => {
    const publish = (from: string, own: object = {}) =>
      room.as('editor')('POST', '/api/redirects?locale=en', {
        ...{ from, isGone: true, reason: 'A campaign ended.', _status: 'published' },
        ...own,
      })
    const problemOf = ({ body }: Awaited<ReturnType<typeof publish>>) => body.errors?.[0]?.data?.errors?.[0]

    it('bears the name of the person who made it, for good (2.3)', async () => {
      const made = docOf(await publish('/en/made-by-hand', { createdBy: 'Somebody else' }))
      const own = { reason: 'A campaign ended in May.', createdBy: 'Somebody else' }
      const changed = await room.as('admin')('PATCH', `/api/redirects/${made.id}?locale=en`, own)

      expect([made.createdBy, docOf(changed).createdBy]).toEqual(['Edwin Marsh', 'Edwin Marsh'])
    })

    it('is refused where a page is, since nobody would be sent on (ED-6)', async () => {
      const doc = await room.writePublished()
      const fixed = await publish('/en/people')
      const taken = await publish(`/en/articles/${doc.id}/${String(doc.slug)}`)

      expect([fixed.status, taken.status]).toEqual([400, 400])
      expect(problemOf(fixed)).toMatchObject({ path: 'from', message: expect.stringContaining('always has') as string })
      expect(problemOf(taken)).toMatchObject({
        path: 'from',
        message: expect.stringContaining(`"${String(doc.title)}" is at /en/articles/`) as string,
      })
    })

    it('is written in the language of its address (L-5)', async () => {
      const own = { from: '/fr-fr/ancienne', isGone: true, reason: 'Une campagne.', _status: 'published' }
      const there = await room.as('editor')('POST', '/api/redirects?locale=fr-fr', own)

      expect(problemOf(await publish('/fr-fr/ancienne'))?.message).toContain('an address in Français')
      expect(there.status).toBe(201)
    })

    it('is the only one from its address (ED-6)', async () => {
      const first = docOf(await publish('/en/one-alone'))
      const second = await publish('/en/one-alone')
      const again = await room.as('editor')('PATCH', `/api/redirects/${first.id}?locale=en`, {
        reason: 'Said better.',
        _status: 'published',
      })

      expect([second.status, problemOf(second)?.path]).toEqual([400, 'from'])
      expect(problemOf(second)?.message).toContain(
        `Another published redirect leads on from there (number ${first.id})`,
      )
      expect(again.status).toBe(200)
    })
  })
}
