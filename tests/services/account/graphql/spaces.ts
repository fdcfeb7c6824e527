import { type JWTPayload } from 'jose'
import { type Pool } from 'pg'
import { openClientRecords } from '../../../../services/account/clients/client-records'
import { openSpaceTeller } from '../../../../services/account/events/tell-spaces'
import { openGrants } from '../../../../services/account/people/grants'
import { codeOf, type World } from '../../../support/account/account-world'

const member = 'auth0|cleo'
const granted = { sub: member, from: '2026-01-01', collaborationPermissions: ['rooms|project-harbour'] }
const none = { viewer: { spaces: [] } }
const query = (locale: string) =>
  `{ viewer { spaces(locale: "${locale}") { key name notes { writtenOn language text author { name } } } } }`

/** Where people work with the firm. */
export function describeSpaces(world: () => World, database: () => Pool): void {
  describe('spaces', () => {
    const spacesOf = async (who: JWTPayload, locale = 'en') => (await world().ask(who, query(locale))).data
    afterEach(() => world().sources.grants.hear('grants', 90, null))

    it('show the notes of the team to those who were granted them, the newest first (PM-9)', async () => {
      world().sources.grants.hear('grants', 90, granted)
      const author = { name: 'Éléonore Strand' }
      const [last, first] = [
        { writtenOn: '2026-03-02', language: 'fr-fr', text: 'Last note in Anna’s room', author },
        { writtenOn: '2026-03-02', language: 'en', text: 'First note in Anna’s room', author },
      ]
      const old = { writtenOn: '2026-01-02', language: 'en', text: 'Old note in Anna’s room', author: null }
      const room = { key: 'project-harbour', name: 'Anna’s room', notes: [last, first, old] }

      expect(await spacesOf({ sub: member }, 'fr-fr')).toEqual({ viewer: { spaces: [room] } })
    })

    it('are not there for anyone else, nor once a grant or a space has ended (PM-9, AC-3)', async () => {
      const { grants, clients } = world().sources
      expect(await codeOf(world().ask(undefined, query('en')))).toBe('UNAUTHENTICATED')
      expect(await spacesOf({ sub: 'auth0|anna' })).toEqual(none)
      expect(await spacesOf({ sub: member })).toEqual(none)

      grants.hear('grants', 90, { ...granted, to: '2026-01-31' })
      expect(await spacesOf({ sub: member })).toEqual(none)
      grants.hear('grants', 90, granted)
      const [space] = clients.spaces()
      clients.hear('spaces', 1, null)
      expect(await spacesOf({ sub: member })).toEqual(none)
      clients.hear('spaces', 1, space)
      expect(await spacesOf({ sub: member })).not.toEqual(none)
    })

    it('ask the open pages of their members, and of nobody else, to look again, once (PM-9, AC-5)', async () => {
      const [grants, clients] = [openGrants(), openClientRecords()]
      const now = new Date('2026-05-04T12:00:00.000Z')
      const room = { key: 'project-harbour', name: 'Harbour', updatedAt: '2026-05-04T09:00:00.000Z', notes: [] }
      const tellers = [1, 2].map(() => openSpaceTeller({ database: database(), grants, clients }))
      const tell = (own?: object) => {
        clients.hear('spaces', 1, own ? { ...room, ...own } : null)
        return Promise.all(tellers.map((teller) => teller.tell(now)))
      }
      grants.hear('grants', 1, { ...granted, sub: 'auth0|mia' })
      grants.hear('grants', 2, { ...granted, sub: 'auth0|max', collaborationPermissions: ['project-lantern'] })
      const counts = async () => {
        const { rows } = await database().query<{ sub: string; count: number }>(
          `select sub, count(*)::int as count from account.events where kind = 'space-changed' group by sub order by sub`,
        )
        return Object.fromEntries(rows.map(({ sub, count }) => [sub, count]))
      }
      await tell({})
      expect(await counts()).toEqual({})

      await tell({ updatedAt: '2026-05-04T12:00:00.000Z' })
      await tell({ updatedAt: '2026-05-04T12:00:00.000Z' })
      expect(await counts()).toEqual({ 'auth0|mia': 1 })
      await tell({ updatedAt: '2026-05-04T12:00:01.000Z', key: 'project-lantern' })
      expect(await counts()).toEqual({ 'auth0|max': 1, 'auth0|mia': 2 })
      await tell()
      expect(await counts()).toEqual({ 'auth0|max': 2, 'auth0|mia': 2 })
    })
  })
}
