import { type Pool } from 'pg'
import { openItemStore } from '../../../services/account/items/item-store'
import { updateItems } from '../../../services/account/items/keep-items'
import { catchUp } from '../../../services/account/navigator/book/follow-versions'
import { forgetVersions } from '../../../services/account/navigator/book/versions-table'
import { navigatorOperations } from '../../../src/access/operations/navigator-operations'
import { navigatorAnswers } from '../../../src/services/account/answers/navigator-answers'
import { codeOf, type World } from '../../support/account/account-world'
import { lexical } from '../../support/content/lexical'
import { pictureOf, textBlock } from '../../support/content/log-rows'
import {
  answerRow,
  guidanceRow,
  leadingTo,
  navigatorPlaces,
  noonOf,
  withdrawn,
  words,
} from '../../support/content/navigator-rows'
import { edition } from '../../support/content/planned-pages'
import { WrittenLog } from '../../support/content/written-log'

const reader = 'auth0|reads-guidance'
const other = 'auth0|reads-other-guidance'
const file = { id: 5, url: '/media/b-1.pdf', mimeType: 'application/pdf', size: 2_000_000 }
const office = edition('office', 1, { name: 'Brussels', slug: 'brussels', path: '/en/locations/brussels' })
const person = (id: number, name: string, own: object = {}) =>
  edition('person', id, { name, slug: `person-${id}`, path: `/en/people/${id}/person-${id}`, ...own })
const teaser = { title: 'Thresholds', path: '/en/products/navigator/disclosure/content/1/thresholds', navService: 1 }

/** Each kind of part that a text can have, and each of what may be gone by now. */
const body = [
  textBlock(
    lexical.paragraph(
      lexical.itemLink({ type: 'office', id: 1 }, lexical.text('Ask Brussels.')),
      lexical.itemLink({ type: 'office', id: 99 }, lexical.text(' It is closed.')),
      lexical.footnote('Section 3', 'https://law.example/3'),
    ),
  ),
  { block: 'callout', heading: 'By when', text: words('Within four days.') },
  { block: 'pull-quote', quote: 'Count each vote.', source: null },
  { block: 'picture', picture: pictureOf(), caption: 'How to count' },
  {
    block: 'gallery',
    pictures: [
      { picture: pictureOf(), caption: null },
      { picture: pictureOf(), caption: 'Two' },
    ],
  },
  { block: 'video', title: 'A film', url: 'https://film.example/1', transcript: 'One.\n\nTwo.' },
  { block: 'embed', title: 'A map', address: 'https://www.youtube.com/watch?v=abcdefghijk', description: 'Of votes.' },
  { block: 'data-table', caption: 'Levels', rows: [{ cells: [{ text: 'Place' }] }, { cells: [{ text: 'Austria' }] }] },
  { block: 'people-list', people: [1, 2, 99] },
  {
    block: 'related-list',
    items: [
      { type: 'office', id: 1 },
      { type: 'nav-content', id: 1 },
      { type: 'page', id: 99 },
    ],
  },
  { block: 'downloads', files: [{ title: 'Form 7', file }] },
  { block: 'questions', questions: [{ question: 'Who counts?', answer: words('The register.') }] },
  { block: 'call-to-action', text: 'Ask us', target: { type: 'nav-jurisdiction', id: 1 }, url: null },
  { block: 'call-to-action', text: 'Gone', target: { type: 'office', id: 99 }, url: null },
  { block: 'status-table-reference', jurisdiction: 1 },
]
const content = [
  ...navigatorPlaces,
  answerRow({ id: 7, detail: leadingTo(1) }),
  guidanceRow({ body }),
  edition('nav-content-teaser', 1, teaser),
  office,
  person(1, 'Lydia Thorne', { jobTitle: 'Partner' }),
  person(2, 'Left Long Ago', { leftAt: '2026-01-31' }),
]

/** All that editors can write in a guidance, as those who may read it are answered. */
export function describeGuidance(world: () => World, database: () => Pool): void {
  let log: WrittenLog
  const read = async () => {
    await catchUp({ ask: log.ask, database: database(), report: () => undefined })
    await updateItems(log.ask, openItemStore(database()))
  }
  const ask = (who: string, locale: string) =>
    world().ask(who, navigatorOperations.NavGuidance, { guidance: '1', locale })
  const bodyIn = async (locale: string) =>
    navigatorAnswers.NavGuidance.parse((await ask(reader, locale)).data).navGuidance.body
  const kindsOf = async () => (await bodyIn('en')).map(({ block }) => block)

  describe('the parts of a guidance', () => {
    beforeAll(() => {
      const from = noonOf('2026-01-01')
      world().sources.grants.hear('grants', 180, { sub: reader, productPermissions: ['navigator|disclosure'], from })
      world().sources.grants.hear('grants', 181, { sub: other, productPermissions: ['navigator|transfers'], from })
    })
    beforeEach(async () => {
      await forgetVersions(database())
      await database().query(`update account.items_cursor set last = ''`)
      log = new WrittenLog(...content)
      await read()
    })

    it('R-NAV-06: are all of them, none left out, whatever kind they are, notes below (NV-7, ED-8)', async () => {
      const shown = await bodyIn('en')

      expect(shown.map(({ block }) => block)).toEqual([
        ...['text', 'callout', 'pull-quote', 'pictures', 'pictures', 'text', 'text', 'data-table', 'links', 'links'],
        ...['downloads', 'questions', 'button', 'links', 'notes'],
      ])
      const [first] = shown
      const link = { kind: 'link', href: '/en/locations/brussels' }
      const note = { kind: 'note', id: 'note_1', number: '1', label: 'Note 1' }
      expect(first).toMatchObject({ text: [{ content: [link, { kind: 'words', text: ' It is closed.' }, note] }] })
      expect(shown.at(-1)).toMatchObject({
        notes: [{ id: 'note_1', words: 'Section 3', url: 'https://law.example/3', back: 'Back to the text, 1' }],
      })
      expect(shown[3]).toMatchObject({
        pictures: [{ caption: 'How to count', picture: { alt: 'A square', src: '/media/a-1.jpg', width: 2000 } }],
      })
      expect(shown[3]).toMatchObject({
        pictures: [
          { picture: { sources: [{ type: 'image/avif', srcset: expect.stringContaining('480w') as string }] } },
        ],
      })
      expect(shown[4]).toMatchObject({ pictures: [{}, { caption: 'Two' }] })
      expect(shown[5]).toMatchObject({ text: [{ content: [{ href: 'https://film.example/1' }] }, {}, {}] })
      expect(shown[6]).toMatchObject({ text: [{ content: [{ kind: 'link' }] }, { content: [{ text: 'Of votes.' }] }] })
      expect(shown[10]).toMatchObject({ files: [{ title: 'Form 7', href: '/media/b-1.pdf', kind: 'PDF, 1.9 MB' }] })
    })

    it('lead to people and pages that are there, and to none that is gone (NV-7)', async () => {
      const shown = await bodyIn('en')

      expect(shown[8]).toEqual({
        block: 'links',
        links: [{ href: '/en/people/1/person-1', title: 'Lydia Thorne', summary: 'Partner' }],
      })
      expect(shown[9]).toMatchObject({ links: [{ title: 'Brussels' }, { title: 'Thresholds', href: teaser.path }] })
      expect(shown[12]).toEqual({
        ...{ block: 'button', title: 'Ask us' },
        href: '/en/products/navigator/disclosure/europe/france',
      })
      expect(shown[13]).toMatchObject({
        links: [
          { href: '/en/products/navigator/disclosure/europe/france/status-table', title: expect.any(String) as string },
        ],
      })
    })

    it('say of pages that are in English alone that they are (NV-7)', async () => {
      expect((await bodyIn('fr-fr'))[9]).toMatchObject({ links: [{ title: 'Brussels (en anglais)' }, {}] })
    })

    it('lead nowhere as soon as a page is withdrawn, without any change of the navigator (NV-7)', async () => {
      log.add(withdrawn(office))
      await read()

      const shown = await bodyIn('en')
      expect(JSON.stringify(shown)).not.toContain('/en/locations/brussels')
      expect(JSON.stringify(shown)).toContain('Ask Brussels.')
      expect(await kindsOf()).toHaveLength(15)
    })

    it('are for nobody else, their pictures and files neither (PM-2)', async () => {
      expect(await codeOf(ask(other, 'en'))).toBe('NOT_FOUND')
      expect(JSON.stringify(await ask(other, 'en'))).not.toContain('/media/')
    })

    it('R-NAV-04: an answer leads to the guidance that it names', async () => {
      const place = { service: 'disclosure', region: 'europe', jurisdiction: 'france', locale: 'en' }
      const { data } = await world().ask(reader, navigatorOperations.NavJurisdiction, place)
      const { navJurisdiction } = navigatorAnswers.NavJurisdiction.parse(data)

      expect(navJurisdiction.questions[0]?.answer?.detail).toMatchObject([
        { content: [{ kind: 'link', href: teaser.path, content: [{ text: 'See there.' }] }] },
      ])
    })
  })
}
