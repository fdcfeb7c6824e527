import { renderToStaticMarkup } from 'react-dom/server'
import { type VacancyProps } from '../../../src/plan/views/vacancy'
import { toElement } from '../../support/browser/to-element'
import { at, places, whole } from '../../support/content/firm-rows'
import { noon } from '../../support/content/log-rows'
import { edition, pageAt, planFrom } from '../../support/content/planned-pages'

const vacancy = (id: number, title: string, own: object = {}) =>
  edition('vacancy', id, at(`/en/about-us/careers/${title.toLowerCase()}`, { title, offices: [3], ...own }))

const render = (rows: Parameters<typeof planFrom>[0], path: string, now?: string): string =>
  renderToStaticMarkup(toElement(pageAt(planFrom(rows, now), path)))

describe('the list of vacancies', () => {
  it('has the next to close first, each with its location, area, level and closing date (R-ABT-02)', () => {
    const rows = [...places, vacancy(1, 'Later', { closesOn: noon('30') }), vacancy(2, 'Sooner', { level: 'counsel' })]

    const { props } = pageAt(planFrom(rows), '/en/about-us/careers').context

    expect(props).toMatchObject({
      vacancies: [
        {
          link: { text: 'Sooner' },
          locations: ['London'],
          area: 'Disputes',
          level: 'Counsel',
          closes: { text: '20 May 2026' },
        },
        { link: { text: 'Later' }, level: 'Associate' },
      ],
      byLevel: [{ value: 'Counsel' }, { value: 'Associate' }],
      byLocation: [{ value: 'London', vacancies: [{ text: 'Sooner' }, { text: 'Later' }] }],
    })
  })

  it('has a field and filters of its own, and stays whole for who has no script (R-ABT-02)', () => {
    const html = render([...places, vacancy(1, 'Sooner')], '/en/about-us/careers')

    expect(html).toContain('data-groups="careers"')
    expect(html.indexOf('id="find_in_list"')).toBeLessThan(html.indexOf('id="list_filter"'))
    expect(html.slice(html.indexOf('id="list_whole"'))).toContain('href="/en/about-us/careers/sooner"')
  })

  it('says what to do when there is none (CV-7)', () => {
    const html = render(places, '/en/about-us/careers')

    expect(html).toContain('No vacancy is open.')
    expect(html).toContain('href="/en/contact-us"')
  })
})

describe('a vacancy', () => {
  const path = '/en/about-us/careers/associate'
  const rows = [...places, vacancy(1, 'Associate')]

  it('can be applied for until the end of its closing day (R-ABT-02)', () => {
    expect(render(rows, path, '2026-05-20T23:59:59.000Z')).toContain('href="https://example.com/"')
    expect(render(rows, path, '2026-05-21T00:00:00.000Z')).not.toContain('href="https://example.com/"')
  })

  it('says for 30 days that it is closed, and then has no page (R-ABT-02)', () => {
    expect(render(rows, path, '2026-06-19T23:59:59.000Z')).toContain('This vacancy closed on 20 May 2026.')
    expect(planFrom(rows, '2026-06-20T00:00:00.000Z').pages.has(path)).toBe(false)
  })

  it('is planned again at each of these moments', () => {
    const until = (now: string) => pageAt(planFrom(rows, now), path).readings.until

    expect(until('2026-05-12T00:00:00.000Z')).toBe('2026-05-21T00:00:00.000Z')
    expect(until('2026-05-21T00:00:00.000Z')).toBe('2026-06-20T00:00:00.000Z')
  })

  it('is a job posting to search engines while it is open (R-ABT-02)', () => {
    const head = (now: string) => JSON.stringify(pageAt(planFrom(rows, now), path).context.head)

    expect(head('2026-05-12T00:00:00.000Z')).toContain('JobPosting')
    expect(head('2026-05-12T00:00:00.000Z')).toContain('FULL_TIME')
    expect(head('2026-05-21T00:00:00.000Z')).not.toContain('JobPosting')
  })

  it('leads to the benefits of its country, else to all of them (R-ABT-02)', () => {
    const benefits = (path: string) => (pageAt(planFrom(whole), path).context.props as VacancyProps).benefits.href

    expect(benefits('/en/about-us/careers/associate')).toBe('/en/about-us/careers/benefits/france')
    expect(benefits('/en/about-us/careers/old')).toBe('/en/about-us/careers/benefits')
  })

  it('says what the link to the benefits leads to, not that word again (R-ABT-02)', () => {
    const { benefits } = pageAt(planFrom(whole), '/en/about-us/careers/old').context.props as VacancyProps

    expect(benefits.text).toBe('What we offer, country by country')
  })
})
