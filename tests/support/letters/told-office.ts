import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type Grants } from '../../../services/account/people/grants'
import { type OfficeRecords } from '../../../services/account/person/office-records'
import { personNamed } from '../../../services/shared/person-records'
import { placesOfOffice } from '../../../src/config/kept-records'

/** Of nobody does the content management know anything. */
export const emptyOffice: OfficeRecords = {
  find: () => Promise.resolve(placesOfOffice.map(({ record, name }) => ({ record, name, rows: [] }))),
  erase: () => Promise.resolve(),
}

type Row = { id: number; words: string }

/** The content management as the account service sees it: rows about people, and grants of which it tells. */
export async function openToldOffice(key: string) {
  let grants: Pick<Grants, 'hear'> | undefined
  const tables = new Map<string, Row[]>()
  let isAway = false
  const findRows = (words: readonly string[]) =>
    [...tables].map(
      ([name, rows]) => [name, rows.filter((row) => words.some((word) => row.words.includes(word)))] as const,
    )
  const erase = (name: string, gone: readonly Row[]) => {
    tables.set(name, tables.get(name)?.filter((row) => !gone.includes(row)) ?? [])
    if (name === 'grants') for (const { id } of gone) grants?.hear('grants', id, null)
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const isKnown = request.headers.authorization === `Bearer ${key}`
      if (isAway || !isKnown) return response.writeHead(isKnown ? 503 : 401).end('{}')
      const { sub, addresses } = personNamed.parse(JSON.parse(Buffer.concat(chunks).toString()))
      const found = findRows([sub, ...addresses])
      if (request.url?.endsWith('/erase')) for (const [name, rows] of found) erase(name, rows)
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify({ tables: Object.fromEntries(found) }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    changes: { url: `http://127.0.0.1:${port}/api/access-changes`, key },
    /** Who hears of grants that are gone. */
    tellGrants: (next: Pick<Grants, 'hear'>) => void (grants = next),
    /** One row of each place, with these words in it. */
    write: (id: number, words: string) => {
      for (const { name } of placesOfOffice) tables.set(name, [...(tables.get(name) ?? []), { id, words }])
    },
    textOf: () => JSON.stringify([...tables]),
    setAway: (next: boolean) => void (isAway = next),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type ToldOffice = Awaited<ReturnType<typeof openToldOffice>>
