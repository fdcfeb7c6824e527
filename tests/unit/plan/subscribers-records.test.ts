import { RecordShelf } from '../../../src/plan/records/record-shelf'
import { navigatorTypes, openSubscribersShelf } from '../../../src/plan/records/subscribers-records'
import { Content } from '../../../src/plan/store/content'
import { type LogRow } from '../../../src/plan/store/log-row'
import { type Staleness } from '../../../src/plan/store/shelf'
import { at, navigator, secretWords } from '../../support/content/firm-rows'
import { lexical } from '../../support/content/lexical'
import { textBlock } from '../../support/content/log-rows'
import { edition, options } from '../../support/content/planned-pages'

const secret = lexical.root(lexical.paragraph(lexical.text(secretWords)))
const answer = (id: number, own: Record<string, unknown> = {}) =>
  edition('nav-answer', id, { shortAnswer: 'Yes, within four days.', detail: secret, question: 1, ...own })
const guidance = edition(
  'nav-content',
  2,
  at('/en/products/navigator/disclosure/europe/content/2/thresholds', {
    title: 'Thresholds',
    region: 1,
    body: [textBlock(lexical.paragraph(lexical.text(secretWords)))],
  }),
)
const kept = navigator.filter(({ type }) => (navigatorTypes as readonly string[]).includes(type))
const rows = [...kept, answer(1), answer(2, { jurisdiction: 2, question: 2 }), guidance]

/** The shelf of somebody who follows the log. */
function follow(first: readonly LogRow[]) {
  const content = new Content(first)
  const shelf = openSubscribersShelf()
  const records = new RecordShelf()
  const advance = async (stale: Staleness) => {
    const { put, removed, looked } = await shelf.advance({ content, options, stale, items: [], isItem: () => false })
    return { deltas: records.advance({ put: put.map(({ thing }) => thing), removed }), looked }
  }
  return { shelf, whole: () => advance('everything'), hear: (...news: LogRow[]) => advance(content.apply(news)) }
}

describe('what subscribers find (PM-2, R-NAV-06, R-NAV-07)', () => {
  it('is each answer at its jurisdiction, and guidance at its page, by the permission of the service', async () => {
    const { deltas } = await follow(rows).whole()
    const [found] = deltas

    expect(deltas).toHaveLength(1)
    expect(found).toMatchObject({ locale: 'en', remove: [] })
    expect(found?.save.sort((one, other) => one.objectID.localeCompare(other.objectID))).toMatchObject([
      {
        objectID: 'nav-answer-1',
        title: 'Is a notice needed?',
        summary: 'Yes, within four days.',
        body: secretWords,
        path: '/en/products/navigator/disclosure/europe/france#q=q',
        above: ['disclosure', 'Europe', 'France'],
        permission: 'one',
        jurisdictions: ['France'],
      },
      { objectID: 'nav-answer-2', path: '/en/products/navigator/disclosure/europe/austria#q=q', permission: 'one' },
      { objectID: 'nav-content-2', title: 'Thresholds', body: secretWords, permission: 'one', kind: ['disclosure'] },
    ])
  })

  it('changes by one record with an answer, and looks at the pages of its jurisdiction alone', async () => {
    const follower = follow(rows)
    await follower.whole()
    const { deltas, looked } = await follower.hear(answer(1, { shortAnswer: 'No.' }))

    // One under each service that covers it.
    expect(looked).toBe(2)
    expect(deltas).toMatchObject([{ save: [{ objectID: 'nav-answer-1', summary: 'No.' }], remove: [] }])
  })

  it('loses what is withdrawn, and everything of a service that is', async () => {
    const follower = follow(rows)
    await follower.whole()
    const gone = (row: LogRow): LogRow => ({ ...row, operation: 'withdraw', document: null })
    const one = await follower.hear(gone(answer(1)))
    const all = await follower.hear(gone(edition('nav-service', 1)))

    expect(one.deltas).toMatchObject([{ save: [], remove: ['nav-answer-1'] }])
    expect(all.deltas).toMatchObject([{ save: [], remove: ['nav-answer-2', 'nav-content-2'] }])
  })

  it('has another permission when the service is given one', async () => {
    const follower = follow(rows)
    await follower.whole()
    const [service] = rows
    if (!service) throw new Error('There is no service.')
    const document = JSON.stringify({ ...JSON.parse(service.document ?? '{}'), permissionKey: 'other' })
    const { deltas } = await follower.hear({ ...service, document })

    expect(deltas[0]?.save.map(({ permission }) => permission)).toEqual(['other', 'other', 'other'])
  })
})
