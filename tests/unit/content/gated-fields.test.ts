import { findGatedFields } from '../../support/contract/gated-fields'
import { gatedAnswer, gatedGuidance, wordOf } from '../../support/publishing/gated-law'

const written = JSON.stringify([gatedAnswer, gatedGuidance(1)])

describe('the words that are looked for wherever they must not be (N8, canary)', () => {
  it('are there for each field that subscribers alone may read', () => {
    const fields = findGatedFields()

    expect(fields).toEqual(expect.arrayContaining(['nav-answer detail', 'nav-content body callout text']))
    expect(fields.filter((field) => !written.includes(`${wordOf(field)}"`))).toEqual([])
  })
})
