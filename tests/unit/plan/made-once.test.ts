import { Content } from '../../../src/plan/store/content'
import { defineOnce } from '../../../src/plan/store/once'
import { openReader, type Reader } from '../../../src/plan/store/reader'
import { edition } from '../../support/content/planned-pages'
import { type Row } from '../../support/publishing/feed-reader'

const june = { now: '2026-06-01T00:00:00.000Z' }
const july = { now: '2026-07-01T00:00:00.000Z' }
const topic = (id: number, name: string): Row =>
  edition('topic', id, { name, slug: `topic-${id}`, path: `/en/insights/topics/topic-${id}` })
const gone = (row: Row): Row => ({ ...row, operation: 'withdraw', document: null })

/** A content whose topics are counted, and how often that was done. */
function open(rows: readonly Row[]) {
  const content = new Content(rows)
  const made: string[] = []
  const once = <Made>(read: Reader, name: string, make: (own: Reader) => Made) =>
    read.once({
      name,
      make: (own) => {
        made.push(name)
        return make(own)
      },
    })
  const count = (read: Reader): number => once(read, 'count', (own) => own.all('topic').length)
  const isLong = (read: Reader): boolean => once(read, 'is long', (own) => count(own) > 2)
  const take = () => made.splice(0)
  const reader = (clock = june) => openReader(content, clock, 'en')
  return { content, once, count, isLong, take, reader }
}

describe('what is made once', () => {
  it('has a name of its own: a second of that name is refused where it is defined', () => {
    defineOnce('of this test', () => 1)

    expect(() => defineOnce('of this test', () => 'another')).toThrow('under the name "of this test"')
  })

  it('is made once for all who ask, and again for each language (N2)', () => {
    const { content, count, take, reader } = open([topic(1, 'One'), topic(2, 'Two')])

    expect([count(reader().read), count(reader().read)]).toEqual([2, 2])
    expect(take()).toEqual(['count'])
    expect(count(openReader(content, june, 'fr-fr').read)).toBe(0)
    expect(take()).toEqual(['count'])
  })

  it('tells of a change only when it says something else (N2)', () => {
    const { content, isLong, take, reader } = open([topic(1, 'One'), topic(2, 'Two')])
    const { read, readings } = reader()

    expect(isLong(read)).toBe(false)
    expect([...readings.keys]).toEqual(['once en is long'])
    content.once.renew(june)
    take()
    content.apply([topic(1, 'Other words')])
    expect(content.once.renew(june)).toEqual([])
    // Both look again at what has changed below them, and no further.
    expect(take()).toEqual(['count'])
    content.apply([topic(3, 'Three')])
    expect(content.once.renew(june).sort()).toEqual(['once en count', 'once en is long'])
    expect(content.once.renew(june)).toEqual([])
    expect(isLong(reader().read)).toBe(true)
  })

  it('is true for everybody who asks right after a change, without being renewed first', () => {
    const { content, isLong, reader } = open([topic(1, 'One'), topic(2, 'Two'), topic(3, 'Three')])

    expect(isLong(reader().read)).toBe(true)
    content.apply([gone(topic(3, 'Three'))])
    expect(isLong(reader().read)).toBe(false)
  })

  it('is made again at its instant, and for an earlier clock (N13)', () => {
    const { content, once, take, reader } = open([])
    const isSummer = (read: Reader) => once(read, 'summer', (own) => own.isPast('2026-06-21T00:00:00Z'))
    const { read, readings } = reader()

    expect(isSummer(read)).toBe(false)
    // It does not change what it is asked for: only if it then says something else does that change.
    expect([readings.until, content.once.until()]).toEqual([undefined, '2026-06-21T00:00:00.000Z'])
    expect(content.once.renew(july)).toEqual(['once en summer'])
    expect([isSummer(reader(july).read), isSummer(reader(june).read)]).toEqual([true, false])
    expect(take()).toHaveLength(3)
  })

  it('fails for everybody who asks, until what it is made of is corrected (OP-1)', () => {
    const { content, once, reader } = open([topic(1, 'Bad')])
    const check = (read: Reader) =>
      once(read, 'check', (own) => {
        if (own.all('topic').some(({ name }) => name === 'Bad')) throw new Error('A bad topic.')
        return 'good'
      })

    expect(() => check(reader().read)).toThrow('A bad topic.')
    expect(content.once.renew(june)).toEqual([])
    content.apply([topic(1, 'Good')])
    expect(content.once.renew(june)).toEqual(['once en check'])
    expect(check(reader().read)).toBe('good')
  })

  it('is made apart for a text that is only looked at (ED-2)', () => {
    const { content, count, reader } = open([topic(1, 'One')])
    const [document] = content.read('topic 1')
    if (!document) throw new Error('There is no topic.')

    expect(count(reader().read)).toBe(1)
    expect(content.with({ ...document, id: 2 }, () => count(reader().read))).toBe(2)
    expect(count(reader().read)).toBe(1)
  })
})
