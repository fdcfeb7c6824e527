import { randomUUID } from 'node:crypto'
import { type IncomingMessage } from 'node:http'
import { JSDOM } from 'jsdom'
import { type Pool } from 'pg'
import { openTable } from '../../../services/account/account-route'
import { catchUp } from '../../../services/account/navigator/book/follow-versions'
import { forgetVersions } from '../../../services/account/navigator/book/versions-table'
import { answerFeed, feedRoutes, type FeedDesk } from '../../../services/account/navigator/feed/answer-feed'
import { navigatorOperations } from '../../../src/access/operations/navigator-operations'
import { navigatorAnswers } from '../../../src/services/account/answers/navigator-answers'
import { codeOf, siteOrigin, type World } from '../../support/account/account-world'
import { answerRow, navigatorPlaces, on, withdrawn } from '../../support/content/navigator-rows'
import { WrittenLog } from '../../support/content/written-log'

const reader = 'auth0|follower'
const stranger = 'auth0|passer-by'
const canary = 'The heron counts on the eleventh business day'
const from = '2026-01-01T12:00:00.000Z'

/** What programs of a subscriber are answered at a secret address, and how the changes are narrowed. */
export function describeFeed(world: () => World, database: () => Pool): void {
  let log: WrittenLog
  let desk: FeedDesk
  const read = () => catchUp({ ask: log.ask, database: database(), report: () => undefined })
  const grant = (sub: string, position: number, productPermissions: string[]) =>
    world().sources.grants.hear('grants', position, { sub, productPermissions, from })
  const replace = (who: string, own: object = {}) =>
    world().ask(who, navigatorOperations.ReplaceNavFeedAddress, {
      ...{ key: randomUUID(), service: '1', locale: 'en' },
      ...own,
    })
  const make = async (who = reader, own: object = {}) =>
    navigatorAnswers.ReplaceNavFeedAddress.parse((await replace(who, own)).data).replaceNavFeedAddress
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    openTable(feedRoutes(desk))({ method, headers } as IncomingMessage, path)
  const updates = async (own: object = {}) =>
    navigatorAnswers.NavUpdates.parse(
      (
        await world().ask(reader, navigatorOperations.NavUpdates, {
          ...{ service: 'disclosure', locale: 'en', first: 20 },
          ...own,
        })
      ).data,
    ).navUpdates

  describe('the changes of a service', () => {
    beforeAll(() => {
      const { sources } = world()
      desk = { ...sources, siteOrigin, openBook: () => sources.navigator.open() }
    })
    beforeEach(async () => {
      grant(reader, 301, ['disclosure'])
      grant(stranger, 302, ['transfers'])
      await forgetVersions(database())
      log = new WrittenLog(
        ...navigatorPlaces,
        on('2026-01-02', answerRow({ shortAnswer: canary, detail: canary })),
        on('2026-01-05', answerRow({ id: 2, question: 2, jurisdiction: 2, shortAnswer: canary, threshold: '5 %' })),
        on(
          '2026-03-02',
          answerRow({ version: 2, effectiveFrom: '2026-03-01', shortAnswer: canary, changeNote: canary }),
        ),
        on('2026-04-02', answerRow({ version: 3, changeKind: 'editorial', shortAnswer: canary, detail: 'Reworded.' })),
      )
      await read()
    })

    it('are narrowed by kind, by jurisdiction and by day, and come in pages (NV-8, R-NAV-02)', async () => {
      const all = await updates()
      expect([all.total, all.updates.map(({ key }) => key)]).toEqual([4, ['1.3', '1.2', '2.1', '1.1']])
      const keysOf = async (own: object) => (await updates(own)).updates.map(({ key }) => key)

      expect(await keysOf({ kind: 'EDITORIAL' })).toEqual(['1.3'])
      expect(await keysOf({ jurisdiction: '2' })).toEqual(['2.1'])
      expect(await keysOf({ since: '2026-01-05', until: '2026-03-02' })).toEqual(['1.2', '2.1'])
      expect(await keysOf({ first: 2, skip: 1 })).toEqual(['1.2', '2.1'])
      expect(await updates({ skip: 50 })).toMatchObject({ total: 4, updates: [] })
    })

    it('refuse what makes no sense, and hand out nothing for it (NV-8)', async () => {
      const ask = (own: object) =>
        codeOf(
          world().ask(reader, navigatorOperations.NavUpdates, {
            ...{ service: 'disclosure', locale: 'en', first: 20 },
            ...own,
          }),
        )

      for (const own of [{ skip: -1 }, { skip: 1e9 }, { first: 0 }, { since: '2026-02-30' }])
        expect(await ask(own)).toBe('INVALID')
      for (const own of [{ jurisdiction: "1' or '1'='1" }, { jurisdiction: '-1' }, { service: '../disclosure' }])
        expect(await ask(own)).toBe('NOT_FOUND')
      // Of another service's jurisdiction there is nothing.
      expect(await updates({ jurisdiction: '99' })).toMatchObject({ total: 0, updates: [] })
    })

    it('are a feed at a secret address, with the places and the days, and not a word of the law (NV-8, canary)', async () => {
      const { feedPath } = await make()
      const answer = await get(feedPath)
      expect(answer).toMatchObject({ status: 200, type: 'application/atom+xml; charset=utf-8' })
      const text = answer.body as string
      const feed = new JSDOM(text, { contentType: 'application/xml' }).window.document
      const entries = [...feed.querySelectorAll('entry')]
      const textOf = (entry: Element, name: string) => entry.querySelector(name)?.textContent

      expect(entries.map((one) => textOf(one, 'title'))).toEqual([
        ...Array.from({ length: 2 }, () => 'France: Is a notice needed?'),
        'Austria: From which share?',
        'France: Is a notice needed?',
      ])
      expect(entries.map((one) => textOf(one, 'id'))).toEqual(
        ['1.3', '1.2', '2.1', '1.1'].map((id) => `tag:${new URL(siteOrigin).hostname},2026:navigator/version/${id}`),
      )
      expect(textOf(entries[1] as Element, 'summary')).toContain('1 March 2026')
      expect(entries[1]?.querySelector('link')?.getAttribute('href')).toBe(
        `${siteOrigin}/en/products/navigator/disclosure/europe/france#q=question-1&v=2`,
      )
      expect(text).not.toContain(canary)
      expect(world().said.join('\n')).not.toContain(canary)
    })

    it('have their tables beside it, as JSON for programs (NV-6, NV-8)', async () => {
      const { tablePath } = await make()
      const answer = await get(tablePath)
      const table = JSON.parse(answer.body as string) as { answers: object[]; jurisdictions: object[] }

      expect(table.answers).toMatchObject([
        { question: 'question-1', jurisdiction: 'FR', version: 3, status: 'permitted', short: canary },
        { jurisdiction: 'AU', status: null, threshold: '5 %' },
      ])
      expect(table.jurisdictions).toHaveLength(3)
    })

    it('are sent once more only where they have changed (NV-8)', async () => {
      const { feedPath, tablePath } = await make()
      for (const path of [feedPath, tablePath]) {
        const { headers: { etag = '', 'cache-control': cache } = {} } = await get(path)
        expect(cache).toBe('private, no-cache')
        expect(await get(path, { 'if-none-match': etag })).toMatchObject({ status: 304, body: '', headers: { etag } })
        expect(await get(path, { 'if-none-match': `W/${etag}` })).toMatchObject({ status: 304 })
        log.add(on('2026-05-02', answerRow({ version: path === feedPath ? 4 : 5, shortAnswer: 'No.' })))
        await read()
        expect(await get(path, { 'if-none-match': etag })).toMatchObject({ status: 200 })
      }
    })

    it('have an address that one press replaces: the old one is dead at once (NV-8)', async () => {
      const old = await make()
      const fresh = await make()

      expect(fresh.feedPath).not.toBe(old.feedPath)
      expect(await get(old.feedPath)).toMatchObject({ status: 404 })
      expect(await get(old.tablePath)).toMatchObject({ status: 404 })
      expect(await get(fresh.feedPath)).toMatchObject({ status: 200 })
      const seen = await world().ask(reader, navigatorOperations.NavFeedAddress, { service: '1' })
      expect(seen.data).toMatchObject({ navFeedAddress: { feedPath: fresh.feedPath } })
    })

    it('end with the grant, and come back with it (PM-2, NV-8)', async () => {
      const { feedPath, tablePath } = await make()
      grant(reader, 301, ['transfers'])
      expect([await get(feedPath), await get(tablePath)]).toMatchObject([{ status: 404 }, { status: 404 }])
      grant(reader, 301, ['disclosure'])
      expect([await get(feedPath), await get(tablePath)]).toMatchObject([{ status: 200 }, { status: 200 }])
    })

    it('have no address for those who may not read them, and open to nobody who guesses (PM-2, NV-8)', async () => {
      expect(await codeOf(replace(stranger))).toBe('NOT_FOUND')
      expect(await codeOf(replace(reader, { service: '2' }))).toBe('NOT_FOUND')
      const { feedPath } = await make()
      for (const wrong of [
        feedPath.replace('.atom', ''),
        feedPath.replace(/.{3}\.atom$/, '.atom'),
        '/online-services/navigator-feed/',
      ])
        expect(await get(wrong)).toMatchObject({ status: 404 })
      expect(await get(feedPath, {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    })

    it('wait until everything was read (NV-8)', async () => {
      const { feedPath } = await make()
      const waiting = { ...desk, isWhole: () => false }
      expect(await answerFeed({ headers: {} }, feedPath, waiting)).toMatchObject({ status: 503 })
    })

    it('are announced by an edition, which an open page knows its own by (NV-6)', async () => {
      const editionNow = async () => {
        const asked = { service: 'disclosure', region: null, locale: 'en', day: null }
        const { data } = await world().ask(reader, navigatorOperations.NavMatrix, asked)
        return navigatorAnswers.NavMatrix.parse(data).navMatrix.columns.edition
      }
      const before = await editionNow()
      expect(await editionNow()).toEqual(before)
      log.add(on('2026-05-02', answerRow({ version: 4, shortAnswer: 'No.' })))
      await read()

      expect(await editionNow()).not.toEqual(before)
    })

    it('lose what a withdrawn question was answered with (NV-8)', async () => {
      const question = navigatorPlaces.find(
        ({ type, id, locale }) => type === 'nav-question' && id === 2 && locale === 'en',
      )
      if (question) log.add(withdrawn(question))
      await read()

      expect((await updates()).updates.map(({ key }) => key)).toEqual(['1.3', '1.2', '1.1'])
    })
  })
}
