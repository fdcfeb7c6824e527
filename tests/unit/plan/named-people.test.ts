import { edition, pageAt, planFrom } from '../../support/content/planned-pages'
import { renderMain } from '../../support/place/site'

const chinese = { locale: 'zh-cn', path: '/zh-cn/articles/9/capital', title: '资本', authors: [4, 5] } as const
const people = [
  edition('person', 4, { name: 'Ada Vane', role: 'partner', path: '/en/people/4/ada-vane' }),
  edition('person', 5, { name: 'Lu Yichen', role: 'counsel', path: '/en/people/5/lu-yichen' }),
  edition('person', 5, { locale: 'zh-cn', name: '陆逸晨', jobTitle: '顾问律师', path: '/zh-cn/people/5/lu-yichen' }),
]
const article = edition('article', 9, chinese)
const mainOf = (rows: Parameters<typeof planFrom>[0], path: string): string => renderMain(pageAt(planFrom(rows), path))

describe('who did a thing', () => {
  it('is named in every language: by the English page where there is no other (R-INS-02, R-PPL-02)', () => {
    const html = mainOf([...people, article], chinese.path)

    expect(html).toContain('<a href="/en/people/4/ada-vane" hrefLang="en">Ada Vane</a>')
    expect(html).toContain('<p>合伙人</p>')
    expect(html).toContain('<a href="/zh-cn/people/5/lu-yichen">陆逸晨</a>')
    expect(html).toContain('<p>顾问律师</p>')
  })

  it('is no heading above nothing, where they are with the firm no longer (R-INS-02)', () => {
    const gone = edition('person', 4, {
      name: 'Ada Vane',
      leftAt: '2026-01-01T12:00:00.000Z',
      path: '/en/people/4/ada-vane',
    })

    const html = mainOf([gone, edition('article', 9, { ...chinese, authors: [4] })], chinese.path)

    expect(html).not.toContain('id="written_by"')
  })
})
