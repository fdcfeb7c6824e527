import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { Pool } from 'pg'
import { UnconfirmedCommit } from '../../../services/cms/log/unconfirmed-commit'
import { askDatabaseFirst } from '../../../services/cms/request/database-away'
import { tellDatabaseProblem } from '../../../services/cms/request/tell-database-problem'
import { answering } from '../../../services/http/answering'
import { openServer } from '../../../services/http/open-server'
import { toPlain } from '../../../services/http/respond'
import { isDatabaseAway } from '../../../services/shared/is-database-away'

const nobodysPort = 1

const withCode = (code: string) => Object.assign(new Error('it failed'), { code })

describe('a database that is away', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    withCode('57P03'),
    withCode('08006'),
    new Error('Connection terminated unexpectedly'),
    new Error('Error: cannot begin transaction: the database system is starting up'),
    new Error('Error: cannot begin transaction: connect ECONNREFUSED 127.0.0.1:8432'),
    new Error('Error: cannot begin transaction: Failed query: begin'),
    new Error('Failed query', { cause: withCode('ECONNRESET') }),
  ])('is known by what the driver says: %s (ED-6)', async (error) => {
    const answer = await tell(error)

    expect(isDatabaseAway(error)).toBe(true)
    expect(answer).toMatchObject({ status: 503 })
    expect(JSON.stringify(answer)).toMatch(/Nothing was saved: leave this page open and try again/)
  })

  it('is no other mistake', () => expect(isDatabaseAway(withCode('23503'))).toBe(false))

  it('that went in the moment of saving is not said to have saved nothing (ED-6)', async () => {
    expect(JSON.stringify(await tell(new UnconfirmedCommit(withCode('57P01'))))).toMatch(/Reload the page and look/)
  })

  it.each([
    ['/api/articles', 'application/json'],
    ['/admin/collections/articles', 'text/html; charset=utf-8'],
  ])('is shown at %s in words, instead of a sign-in (ED-6)', async (path, type) => {
    const pool = new Pool({ host: '127.0.0.1', port: nobodysPort })
    const answer = askDatabaseFirst(pool, () => Promise.reject(new Error('asked')))
    const server = openServer(answering({ answer, fail: () => toPlain(500, 'failed') })).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const given = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)

    expect([given.status, given.headers.get('content-type')]).toEqual([503, type])
    expect(await given.text()).toContain('The content database cannot be reached')
    server.close()
    await pool.end()
  })
})

const tell = async (error: Error) => tellDatabaseProblem({ error } as Parameters<typeof tellDatabaseProblem>[0])
