import { parseDocument } from '../../../src/content/parse-document'
import { planSite } from '../../../src/plan/plan-site'
import { Content } from '../../../src/plan/store/content'
import { whole } from '../../support/content/firm-rows'
import { rowsOfEachTemplate } from '../../support/content/rows-of-each-template'

const options = { now: '2026-05-12T12:00:00.000Z', origin: 'https://example.com' }
const titlesOf = (content: Content) =>
  [...planSite(content, options).pages.values()].map(({ path, context }) => `${path} ${context.title}`)

describe('content with one more document', () => {
  const published = whole.find(({ type, locale }) => type === 'vacancy' && locale === 'en')
  const fields = JSON.parse(published?.document ?? '{}') as object
  const typed = parseDocument({ ...published, document: JSON.stringify({ ...fields, title: 'Typed a moment ago' }) })

  it('is planned as if it had been published, and afterwards as if it never had (ED-2)', () => {
    const content = new Content(whole)
    const before = titlesOf(content)

    const isTyped = (title: string) => title.endsWith(' Typed a moment ago')

    expect(before.filter(isTyped)).toEqual([])
    expect(content.with(typed, () => titlesOf(content)).filter(isTyped)).toHaveLength(1)
    expect(titlesOf(content)).toEqual(before)
  })

  it('forgets what was never published at all, and what could not be looked at (ED-2)', () => {
    const content = new Content(whole.filter((row) => row !== published))
    const before = titlesOf(content)
    const fail = () => {
      throw new Error('Looked away.')
    }

    expect(() => content.with(typed, fail)).toThrow('Looked away.')
    expect(titlesOf(content)).toEqual(before)
  })
})

describe('content that arrived in another order', () => {
  const said = (content: Content) =>
    [...planSite(content, options).pages.values()]
      .map(({ path, context }) => `${path} ${JSON.stringify(context)}`)
      .sort()

  it('is planned alike (N2)', () => {
    expect(said(new Content([...rowsOfEachTemplate].reverse()))).toEqual(said(new Content(rowsOfEachTemplate)))
  })
})
