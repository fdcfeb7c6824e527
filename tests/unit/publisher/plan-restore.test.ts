import { renderRestore } from '../../../services/publisher/http/restore-page'
import { planRestore } from '../../../services/publisher/restore/plan-restore'
import { editionKey, type LogRow } from '../../../src/plan/store/log-row'

const row = (id: number, seq: number, { locale = 'en', ...said }: Record<string, string>): LogRow => ({
  seq,
  type: 'news-item',
  id,
  locale: locale as LogRow['locale'],
  revision: 1,
  operation: 'publish',
  audience: 'public',
  at: '2026-05-01T00:00:00Z',
  document: JSON.stringify(said),
})
const editions = (...rows: LogRow[]) => new Map(rows.map((one) => [editionKey(one), one]))

const then = editions(row(1, 1, { title: 'Same' }), row(2, 2, { title: 'Old' }), row(3, 3, { name: 'Gone <b>' }))
const now = editions(
  row(1, 1, { title: 'Same' }),
  row(2, 5, { title: 'New' }),
  row(4, 6, { title: 'Neuf', locale: 'fr-fr' }),
)

describe('what bringing back an earlier release does (ED-5)', () => {
  const changes = planRestore(then, now)

  it('names each edition that readers see otherwise, and no other', () => {
    expect(changes.map(({ title, action, edition }) => [title, action, edition.id])).toEqual([
      ['New', 'earlier', 2],
      ['Gone <b>', 'withdrawn', 3],
      ['Neuf', 'absent', 4],
    ])
  })

  it('is asked about in words, by what becomes of them', () => {
    const page = renderRestore({ number: 7, at: Date.parse('2026-11-20T10:00:00Z'), changes, isOtherCode: false })
    const said = page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

    expect(said).toContain('Bring back release 7?')
    expect(said).toContain('20 Nov 2026')
    expect(said).toMatch(/Come back as they were 1 .* New news item, English/)
    expect(said).toMatch(/Are not there 1 .* Neuf news item, Français/)
    expect(said).toMatch(/Stay withdrawn 1 .* Gone &lt;b&gt; news item, English/)
    expect(said).not.toContain('earlier version of the program')
  })
})
