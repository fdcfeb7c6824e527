import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isClockTime, isEmbeddable, isTelephone, isWebAddress, type Rule } from '../../../services/cms/fields/rules'
import { tellRefusal } from '../../../services/cms/words/labels/refusals'
import { root } from '../../../src/config/root'

const place = { beside: {}, whole: {} }
const refuse = (rule: Rule, value: unknown): string => rule(value, place) ?? ''

/** The words that collections give to the rules of their fields. */
const given = readdirSync(join(root, 'services/cms/collections'))
  .map((name) => readFileSync(join(root, 'services/cms/collections', name), 'utf8'))
  .flatMap((code) => [
    ...code.matchAll(/\bis(?:NotBefore|NotAfter|After|NeededWith|NeededUnless|LaterClockTime)\(\s*'\w+',\s*'([^']+)'/g),
    ...code.matchAll(/\b(?:neither|both): '([^']+)'/g),
  ])
  .map(([, words = '']) => words)

describe('why a field may not say what it says', () => {
  it('is said in each language of the editors (ED-12)', () => {
    expect(given.length).toBeGreaterThan(15)
    for (const language of ['fr', 'zh']) {
      expect(given.filter((words) => tellRefusal(words, language) === words)).toEqual([])
    }
  })

  it.each([
    ['a telephone number', isTelephone, 'call me, 24'],
    ['an address', isWebAddress, 'http://$& example'],
    ['a time', isClockTime, '25:00'],
    ['a film', isEmbeddable, 'https://example.com'],
  ])('repeats what was typed as %s (ED-12)', (_, rule, typed) => {
    const words = refuse(rule, typed)
    for (const language of ['fr', 'zh']) {
      const told = tellRefusal(words, language)
      expect(told).not.toBe(words)
      expect(told).toContain(`"${typed}"`)
      expect(told).not.toMatch(/[{}]|#(?!\/)/)
    }
  })

  it('stays English in English, and where nobody has said it otherwise (ED-12)', () => {
    expect(tellRefusal('Choose the unit of the deadline.', 'en')).toBe('Choose the unit of the deadline.')
    expect(tellRefusal('Something new.', 'fr')).toBe('Something new.')
  })
})
