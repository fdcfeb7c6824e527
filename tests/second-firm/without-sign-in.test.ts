import '../support/of-second-firm/without-sign-in'
import { renderToStaticMarkup } from 'react-dom/server'
import { planSignIn } from '../../services/start/plan-services'
import { parseServerEnv } from '../../src/config/env-server'
import { planShells } from '../../src/plan/plan-shells'
import { Content } from '../../src/plan/store/content'
import { match } from '../../src/routes/match'
import { toElement } from '../support/browser/to-element'
import { options, planFrom } from '../support/content/planned-pages'
import { rowsOfSecondFirm } from '../support/of-second-firm/rows-of-second-firm'

const { pages, problems } = planFrom(rowsOfSecondFirm)

describe('a firm without sign-in, events and vacancies (AD-1)', () => {
  it('has no page, address or service of them, and so no navigator', () => {
    const absent = ['/auth', '/en/auth/sign-in', '/en/dashboard', '/en/verify', '/en/events/6/seminar']
    const more = ['/en/about-us/careers', '/en/products/navigator']

    expect(problems).toEqual([])
    expect([...absent, ...more].filter((path) => match(path) !== undefined || pages.has(path))).toEqual([])
    expect(planShells(new Content(rowsOfSecondFirm), options)).toEqual([])
    expect(planSignIn(parseServerEnv({}))).toMatchObject({ kind: 'task', name: 'sign-in' })
  })

  it('leads to none of them', () => {
    const absent = /\/(?:auth|dashboard|verify|careers|events|navigator)\b/
    const links = [...pages.values()].flatMap((page) => {
      const html = renderToStaticMarkup(toElement(page))
      return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => `${page.path} ${href}`)
    })

    expect(links.length).toBeGreaterThan(100)
    expect(links.filter((link) => absent.test(link))).toEqual([])
  })
})
