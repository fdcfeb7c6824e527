import { findLogProblems } from '../../support/place/find-log-problems'

const line = '2026-11-25T05:00:00.000Z error cms A request failed'

describe('what is looked for in the logs of services', () => {
  it.each([
    ['edge', 'started', ['another form: started']],
    [
      'cms',
      `${line}: Error: no\n    at run (file.ts:1:2)\n    at go (file.ts:3:4)`,
      [`a stack trace: ${line}: Error: no`],
    ],
    ['cms', `${line}: DeprecationWarning: old`, [`a warning of Node.js: ${line}: DeprecationWarning: old`]],
    ['cms', `${line} for anna@clients.example.com`, [`an e-mail address: ${line} for anna@clients.example.com`]],
    ['account', `${line} of Ines Marchetti`, [`a name or a secret: ${line} of Ines Marchetti`]],
    ['account', `${line}: Bearer abcdefgh.ijkl`, [`a token: ${line}: Bearer abcdefgh.ijkl`]],
    ['identity', `${line} at /reset?ticket=Zz09-_abcd`, [`a token: ${line} at /reset?ticket=Zz09-_abcd`]],
    ['identity', `${line}\n  eyJhbGciOiJSUzI1NiJ9.eyJ`, [`a token: ${line}`]],
    ['postgres', '2026-11-25 05:00:00.000 UTC postgres [7] LOG:  ready\n', []],
    ['cms', '{"time":"2026-11-25T05:00:00.000Z","level":"info","service":"cms","message":"Ready"}\n', []],
    ['cms', `${line} of pg@9.0. Then`, []],
    ['cms', `${line}\n  and more of it\n`, []],
  ])('in the log of %s: %j', (service, text, problems) => {
    expect(findLogProblems(service, text, { canaries: ['Ines Marchetti'] })).toEqual(problems)
  })

  it('is private even where a reason is given for the rest of an event (AD-5)', () => {
    const allowed = [{ pattern: /A request failed/, because: 'a test makes it fail' }]

    expect(findLogProblems('cms', `${line}\n  anna@clients.example.com`, { allowed })).toHaveLength(1)
  })

  it('is passed over where a reason is given, and for that event alone', () => {
    const other = line.replace('A request', 'Another')
    const allowed = [{ pattern: /A request failed/, because: 'a test makes it fail' }]
    const text = `${line}\n    at run (file.ts:1:2)\n${other}\n    at run (file.ts:1:2)`

    expect(findLogProblems('cms', text, { allowed })).toEqual([`a stack trace: ${other}`])
  })
})
