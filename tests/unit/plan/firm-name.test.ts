import { firm } from '../../../src/firm/firm'
import { edition, pageAt, planFrom } from '../../support/content/planned-pages'

const other = edition('settings', 1, { firmName: 'Otero & Haddad' })
const titleAt = (rows: Parameters<typeof planFrom>[0], path: string) => pageAt(planFrom(rows), path).context.head.title

describe('the name of the firm in heads (AD-1, AD-2)', () => {
  it('is that of its settings in every language, also where nobody has published them yet', () => {
    const plan = planFrom([other])
    const named = [...plan.pages.values()].filter(({ context }) => JSON.stringify(context.head).includes(firm.name))

    expect(titleAt([other], '/en')).toBe('Otero & Haddad')
    expect(titleAt([other], '/fr-fr')).toBe('Otero & Haddad')
    expect(named.map(({ path }) => path)).toEqual([])
  })

  it('is its own in a language that has settings', () => {
    const french = edition('settings', 1, { locale: 'fr-fr', firmName: 'Otero et Haddad' })

    expect(titleAt([other, french], '/fr-fr')).toBe('Otero et Haddad')
    expect(titleAt([french], '/en')).toBe('Otero et Haddad')
  })

  it('is that of its folder before anything is published', () => {
    expect(titleAt([edition('topic', 1)], '/en')).toBe(firm.name)
  })
})
