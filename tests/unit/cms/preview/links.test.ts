import { readPreviewPath, toPreviewPath } from '../../../../services/cms/preview/links'

const now = Date.parse('2026-03-02T15:00:00Z')
const day = 86_400_000
const draft = { collection: 'articles', id: 12, locale: 'fr-fr' } as const

describe('the link of a preview', () => {
  const path = toPreviewPath(draft, 'secret', { now })

  it('opens one language of one draft, for a week (ED-2)', () => {
    expect(readPreviewPath(path, 'secret', { now })).toEqual(draft)
    expect(readPreviewPath(path, 'secret', { now: now + 7 * day })).toEqual(draft)
    expect(readPreviewPath(path, 'secret', { now: now + 9 * day })).toBe('expired')
  })

  it('is the same all day, so that the page beside a form is not loaded again (ED-2)', () => {
    expect(toPreviewPath(draft, 'secret', { now: now + day / 4 })).toBe(path)
  })

  it.each([
    ['for another item', path.replace('/12/', '/13/')],
    ['for another language', path.replace('fr-fr', 'zh-cn')],
    ['for another kind', path.replace('articles', 'nav-answers')],
    ['for longer', path.replace('2026', '2036')],
    ['cut short', path.slice(0, -1)],
    ['without a signature', path.replace(/\/[^/]+$/, '/')],
    ['with more behind it', `${path}/..`],
    ['of no language', path.replace('fr-fr', 'constructor')],
    ['that is none', '/preview/'],
  ])('opens nothing when it was changed: %s (Q-6)', (_how, changed) => {
    expect(readPreviewPath(changed, 'secret', { now })).toBe('wrong')
  })

  it('opens nothing in an installation with another secret (Q-6)', () => {
    expect(readPreviewPath(path, 'another secret', { now })).toBe('wrong')
  })

  it('opens nothing once it is revoked, and the next one does; nobody can make the next from it (M5, ED-2)', () => {
    const next = toPreviewPath(draft, 'secret', { now, generation: 1 })

    expect(readPreviewPath(path, 'secret', { now, generation: 1 })).toBe('revoked')
    expect(readPreviewPath(next, 'secret', { now, generation: 1 })).toEqual(draft)
    expect(readPreviewPath(next, 'secret', { now })).toBe('wrong')
  })
})
