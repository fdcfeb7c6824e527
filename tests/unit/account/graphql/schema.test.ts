import { readFileSync } from 'node:fs'
import { findBreaks, printCurrent, printOf, schemaFile } from '../../../../tools/account-schema/schema-file'

const kept = readFileSync(schemaFile, 'utf8')

describe('the schema of the account', () => {
  it('takes nothing away from pages that are open somewhere (AC-1)', () => {
    expect(findBreaks(kept, printCurrent())).toEqual([])
  })

  it('is the one that is committed: npm run tool -- account-schema writes it (AC-1)', () => {
    expect(printCurrent()).toBe(printOf(kept))
  })

  it.each([
    ['a field that is renamed', /\bseatsTaken:/, 'seatsHeld:', 'seatsTaken'],
    ['an argument that becomes necessary', 'viewer: Viewer!', 'viewer(of: ID!): Viewer!', 'of'],
    ['a state that is gone', /\n\s*NOT_YET\b/, '', 'NOT_YET'],
    ['an answer that may be missing', 'details: Details!', 'details: Details', 'details'],
  ])('would notice %s (AC-1)', (...[, from, to, named]) => {
    const changed = kept.replace(from, to)

    expect(changed).not.toBe(kept)
    expect(findBreaks(kept, changed).join()).toContain(named)
  })
})
