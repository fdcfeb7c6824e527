import { renderToStaticMarkup } from 'react-dom/server'
import { toElement } from '../../support/browser/to-element'
import { navigator } from '../../support/content/firm-rows'
import { edition, pageAt, planFrom as plan } from '../../support/content/planned-pages'

const root = '/en/products/navigator'
const render = (rows: Parameters<typeof plan>[0], path: string, now?: string): string =>
  renderToStaticMarkup(toElement(pageAt(plan(rows, now), path)))

describe('a jurisdiction', () => {
  const path = `${root}/disclosure/europe/france`

  it('says who contributes, what is asked and when it was reviewed (R-NAV-07, PM-1)', () => {
    const html = render(navigator, path)

    expect(html).toContain('An invented firm')
    expect(html).toContain('Is a notice needed?')
    expect(html).toContain('<time dateTime="2026-05-01">')
    expect(html).toContain(`href="${root}/transfers/europe/france"`)
  })

  it('can be kept as a favourite, on its page and from the tables that list it (R-AUT-04)', () => {
    const named = /data-(?:save|saved-as)="(nav-jurisdiction-\d+)"/g
    const namesAt = (at: string) => [...render(navigator, at).matchAll(named)].map(([, name]) => name)

    expect(namesAt(path)).toEqual(['nav-jurisdiction-1'])
    expect(render(navigator, path)).toContain('href="/en/auth/favourites?save=nav-jurisdiction-1"')
    expect(namesAt(`${root}/disclosure/europe`)).toContain('nav-jurisdiction-1')
    expect(namesAt(`${root}/disclosure`)).toContain('nav-jurisdiction-1')
  })

  it('warns from the day on which its review is due (R-NAV-07)', () => {
    const words = 'France was due for review on 20 May 2026.'

    expect(render(navigator, path, '2026-05-19T23:59:59.000Z')).not.toContain(words)
    expect(render(navigator, path, '2026-05-20T00:00:00.000Z')).toContain(words)
  })

  it('names the consultations that are open, to their last day (AL-5)', () => {
    const consultations = [
      {
        title: 'A lower threshold',
        authority: 'AMF',
        closesOn: '2026-05-20T12:00:00.000Z',
        url: 'https://amf.example/1',
      },
      { title: 'An electronic form', authority: 'AMF', closesOn: '2026-05-19T12:00:00.000Z' },
    ]
    const asked = edition('nav-jurisdiction', 1, { name: 'France', slug: 'france', region: 1, consultations })
    const textAt = (now: string) => render([...navigator, asked], path, now)

    const whole = textAt('2026-05-19T23:59:59.000Z')
    expect(whole).toContain('<a href="https://amf.example/1">A lower threshold (AMF), until 20 May 2026</a>')
    expect(whole).toContain('An electronic form (AMF), until 19 May 2026')
    const last = textAt('2026-05-20T23:59:59.000Z')
    expect(last).toContain('A lower threshold')
    expect(last).not.toContain('An electronic form')
    expect(textAt('2026-05-21T00:00:00.000Z')).not.toContain('Open consultations')
    expect(render(navigator, path)).not.toContain('Open consultations')
  })

  it('has a status table that shows its rows and keeps its answers (R-NAV-08)', () => {
    const html = render(navigator, `${path}/status-table`)

    expect(html).toContain('scope="row">Is a notice needed?</th>')
    expect(html.match(/>For subscribers<\/td>/g)).toHaveLength(2)
    expect(html).toContain('What each status means')
  })

  it('says on its status table, to everybody, when its review is due and whether it is late (N16, R-NAV-08)', () => {
    const html = render(navigator, `${path}/status-table`)

    expect(html).toMatch(/Next review<\/dt>.*?20 May 2026/s)
    expect(html).toContain('data-state="current"')
    expect(render(navigator, `${path}/status-table`, '2026-05-20T00:00:00.000Z')).toContain('data-state="overdue"')
  })
})
