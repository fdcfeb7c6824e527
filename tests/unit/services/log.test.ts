import { formatLine } from '../../../services/shared/log'

describe('a line of a log', () => {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /

  it('says when, how bad, and who says it', () => {
    const line = formatLine('warn', 'Search did not take the records')

    expect(line).toMatch(time)
    expect(line.replace(time, '')).toBe('warn  tool Search did not take the records\n')
  })

  it('stays one event: what follows of an error or a message is indented', () => {
    const error = new Error('refused')
    error.stack = 'Error: refused\n    at run (file.ts:1:2)'
    const line = formatLine('error', 'A request failed', error)

    expect(line.replace(time, '')).toBe('error tool A request failed: Error: refused\n      at run (file.ts:1:2)\n')
    expect(formatLine('info', 'one\n2026-11-25T05:00:00.000Z error edge forged').split('\n')[1]).toMatch(/^ {2}/)
  })
})
