import { type Doc, docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom, publishIn } from '../../support/cms/newsroom'
import { lawDesk } from '../../support/letters/law-desk'

/** What readers cite by its number. */
export function describeLawVersions(given: () => Newsroom): void {
  let room: Newsroom
  let answer: Doc
  beforeAll(async () => {
    room = given()
    answer = docOf(
      await room.as('author')('POST', `/api/nav-answers${draftIn('en')}`, await lawDesk(room).answer('mergers')),
    )
    await publish()
  })

  describe('an answer of the law', () => {
    it('begins its next version with the first change, which asks what kind of change it is (ED-1)', async () => {
      const changed = docOf(await write({ shortAnswer: 'Yes, at 3 %' }))
      const again = docOf(await write({ shortAnswer: 'Yes, at 4 %' }))

      expect([changed.version, changed.changeKind, changed.changeNote]).toEqual([2, null, null])
      expect([again.version, again.changeKind]).toEqual([2, null])
    })

    it('is reviewed neither under the number that readers have nor after a gap nor without a note (ED-1)', async () => {
      const asked = async (body: object) => {
        docOf(await write({ changeKind: 'law-change', ...body }))
        const { status, words, text } = await send('author', 'in-review')
        return [status, words, /"path":"(\w+)"/.exec(text)?.[1]]
      }

      expect(await asked({ version: 1 })).toEqual([400, expect.stringContaining('Make it version 2'), 'version'])
      expect(await asked({ version: 4 })).toEqual([400, expect.stringContaining('is 2, not 4'), 'version'])
      expect(await asked({ version: 2 })).toEqual([400, expect.stringContaining('what changed'), 'changeNote'])
    })

    it('is published as its next version with a note, and undone to the one before (ED-1)', async () => {
      docOf(await write({ version: 2, changeKind: 'law-change', changeNote: 'The threshold is higher.' }))
      await publish()
      expect(await live()).toMatchObject({ version: 2, shortAnswer: 'Yes, at 4 %' })
      const undone = await room.as('editor')('POST', `/api/nav-answers/${answer.id}/undo-publish?locale=en`)

      expect([undone.status, await live()]).toEqual([200, expect.objectContaining({ version: 1 })])
      docOf(await write({ shortAnswer: 'Yes, at 6 %', version: 2, changeKind: 'correction', changeNote: 'A slip.' }))
      await publish()
    })

    it('keeps its number where the change is marked editorial (ED-1)', async () => {
      docOf(await write({ shortAnswer: 'Yes: at 6 %', version: 2, changeKind: 'editorial' }))
      await publish()

      expect(await live()).toMatchObject({ version: 2, shortAnswer: 'Yes: at 6 %' })
    })

    it('follows in another language to the number that the first has (ED-1)', async () => {
      const french = { shortAnswer: 'Oui, à 6 %', changeNote: 'Un lapsus.', live: true }
      docOf(await room.as('author')('PATCH', `/api/nav-answers/${answer.id}${draftIn('fr-fr')}`, french))
      await publish('fr-fr')

      expect(await live('fr-fr')).toMatchObject({ version: 2, shortAnswer: 'Oui, à 6 %', changeNote: 'Un lapsus.' })
      expect(await live()).toMatchObject({ changeNote: 'A slip.' })
    })

    it('keeps no note of the version before in any language once the next begins (ED-1)', async () => {
      docOf(await write({ shortAnswer: 'Yes, at 7 %' }))
      const drafted = `/api/nav-answers/${answer.id}?locale=all&depth=0&draft=true`
      const draft = docOf(await room.as('editor')('GET', drafted))

      expect([draft.version, Object.values(draft.changeNote ?? {}).filter(Boolean)]).toEqual([3, []])
      expect(await live('fr-fr')).toMatchObject({ version: 2, changeNote: 'Un lapsus.' })
    })
  })

  describe('guidance on the law', () => {
    it('is reviewed under its next number alone, and with a note of what is new (ED-1)', async () => {
      const words = await lawDesk(room).guidance('guidance')
      const { id } = docOf(await room.as('author')('POST', `/api/nav-contents${draftIn('en')}`, words))
      const path = `/api/nav-contents/${id}`
      const send = async (body: object) => {
        const sent = { ...body, review: { state: 'in-review' } }
        const { status, text } = await room.as('author')('PATCH', `${path}${draftIn('en')}`, sent)
        return [status, /"path":"(\w+)"/.exec(text)?.[1]]
      }
      await send({})
      docOf(await room.as('approver')('PATCH', `${path}${draftIn('en')}`, { review: { state: 'approved' } }))
      docOf(await room.as('editor')('PATCH', `${path}${publishIn('en')}`, { _status: 'published', live: true }))
      const changed = docOf(await room.as('author')('PATCH', `${path}${draftIn('en')}`, { teaser: 'What to pay.' }))

      expect([changed.version, changed.changeKind, changed.changeNote]).toEqual([2, null, null])
      expect(await send({ version: 1, changeKind: 'law-change' })).toEqual([400, 'version'])
      expect(await send({ version: 2, changeKind: 'law-change' })).toEqual([400, 'changeNote'])
      expect(await send({ version: 2, changeKind: 'law-change', changeNote: 'There is a fee.' })).toEqual([
        200,
        undefined,
      ])
    })
  })

  const write = (body: object) => room.as('author')('PATCH', `/api/nav-answers/${answer.id}${draftIn('en')}`, body)
  const send = (role: string, state: string, locale = 'en') =>
    room.as(role)('PATCH', `/api/nav-answers/${answer.id}${draftIn(locale)}`, { review: { state } })
  const live = async (locale = 'en') =>
    docOf(await room.as('editor')('GET', `/api/nav-answers/${answer.id}?locale=${locale}&depth=0`))
  async function publish(locale = 'en'): Promise<void> {
    docOf(await send('author', 'in-review', locale))
    docOf(await send('approver', 'approved', locale))
    const path = `/api/nav-answers/${answer.id}${publishIn(locale)}`
    docOf(await room.as('editor')('PATCH', path, { _status: 'published', live: true }))
  }
}
