import { formatJson, formatLine } from '../../../services/shared/log'
import { createLogId, findLogId, withLogId } from '../../../services/shared/log-id'

describe('a line of a log', () => {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /
  const id = '0123456789abcdef'

  it('says when, how bad, and who says it', () => {
    const line = formatLine({ level: 'warn', message: 'Search did not take the records' })

    expect(line).toMatch(time)
    expect(line.replace(time, '')).toBe('warn  tool Search did not take the records\n')
  })

  it('stays one event: what follows of an error or a message is indented', () => {
    const error = new Error('refused')
    error.stack = 'Error: refused\n    at run (file.ts:1:2)'
    const line = formatLine({ level: 'error', message: 'A request failed', error })
    const forged = formatLine({ level: 'info', message: 'one\n2026-11-25T05:00:00.000Z error edge forged' })

    expect(line.replace(time, '')).toBe('error tool A request failed: Error: refused\n      at run (file.ts:1:2)\n')
    expect(forged.split('\n')[1]).toMatch(/^ {2}/)
  })

  it('carries the id of the request that it belongs to, through everything that is awaited', async () => {
    const line = await withLogId(id, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return formatLine({ level: 'info', message: 'Published' })
    })

    expect(line.replace(time, '')).toBe(`info  tool [${id}] Published\n`)
    expect(formatLine({ level: 'info', message: 'Published' })).not.toContain(id)
  })

  it('is one object in production, and no message can forge a second', () => {
    const line = withLogId(id, () => formatJson({ level: 'error', message: 'one\n{"level":"info"}', error: 'away' }))

    expect(line.trimEnd()).not.toContain('\n')
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/Z$/) as string,
      level: 'error',
      service: 'tool',
      id,
      message: 'one\n{"level":"info"}',
      error: 'away',
    })
  })

  it('takes no id from a header that it could not have made itself', () => {
    expect(findLogId(createLogId())).toMatch(/^[0-9a-f]{16}$/)
    expect([['a'], 'A'.repeat(16), `${id}\n`, 'forged', undefined].map(findLogId)).toEqual(Array(5).fill(undefined))
  })
})
