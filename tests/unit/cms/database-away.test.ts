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
    const given = await askFor(path)

    expect([given.status, given.type]).toEqual([503, type])
    expect(given.text).toContain('The content database cannot be reached')
  })

  it.each([
    [
      'the browser',
      { 'accept-language': 'fr-FR,fr;q=0.9' },
      'fr',
      'La base de données est inaccessible',
      'Rien n’a été',
    ],
    [
      'the colleague’s choice',
      { 'accept-language': 'en', cookie: 'a=b; payload-lng=zh' },
      'zh',
      '无法连接数据库',
      '请',
    ],
    ['nobody here', { 'accept-language': 'nl' }, 'en', 'The database cannot be reached', 'Nothing was saved'],
  ])('is said in the language of %s (ED-12)', async (...[, headers, language, title, said]) => {
    const page = await askFor('/admin', headers)
    const { errors } = JSON.parse((await askFor('/api/articles', headers)).text) as { errors: { message: string }[] }

    expect(page.text).toContain(`<html lang="${language}" dir="ltr">`)
    expect(page.text).toContain(`<h1>${title}</h1>`)
    expect(page.text).toContain(said)
    expect(errors[0]?.message).toContain(said)
  })
})

/** What is answered while nobody is where the database should be. */
async function askFor(path: string, headers: Record<string, string> = {}) {
  const pool = new Pool({ host: '127.0.0.1', port: nobodysPort })
  const answer = askDatabaseFirst(pool, () => Promise.reject(new Error('asked')))
  const server = openServer(answering({ answer, fail: () => toPlain(500, 'failed') })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const given = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers })
  const text = await given.text()
  server.close()
  await pool.end()
  return { status: given.status, type: given.headers.get('content-type'), text }
}

const tell = async (error: Error) => tellDatabaseProblem({ error } as Parameters<typeof tellDatabaseProblem>[0])
