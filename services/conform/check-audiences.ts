import { type Examined } from './examined'
import { type AnyRow, ask, readAll, type Source } from './source'

const forAccount = '{ publications(audience: account, first: 1) { nodes { seq document } } }'

/** The site's key opens what the public may read; no key opens nothing. */
export async function checkAudiences({ source, log }: Examined): Promise<string[]> {
  const problems = log
    .filter(({ audience }) => audience !== 'public')
    .map((row) => `the site's key gives row ${row.seq}, which is for "${row.audience}"`)
  for (const key of ['', `${source.siteKey}0`]) {
    const { data, status } = await ask(source, key, { query: '{ head }' })
    if (data || status !== 401) problems.push(`${key === '' ? 'no key' : 'a wrong key'} is answered ${status}, not 401`)
  }
  const { errors } = await ask(source, source.siteKey, { query: forAccount })
  if (errors.length === 0) problems.push('the site’s key may ask for the audience of subscribers, and must be refused')
  return source.accountKey === undefined
    ? problems
    : [...problems, ...(await checkAccount(source, source.accountKey, log))]
}

async function checkAccount(source: Source, accountKey: string, log: readonly AnyRow[]): Promise<string[]> {
  const all = await readAll(source, accountKey, { name: 'publications', from: 0, first: 500 })
  const known = new Set(all.map(({ seq }) => seq))
  return log
    .filter(({ seq }) => !known.has(seq))
    .map(({ seq }) => `the account’s key does not give row ${seq}, which is public`)
}
