import { type PersonRecordPlace, placesOfOffice } from '../../../src/config/kept-records'
import { messageOf } from '../../shared/log'
import { personRecords, personRecordsPath } from '../../shared/person-records'
import { type ChangesSource } from '../following/follow-changes'
import { type KeptTable, type Person } from './rows-of-person'

/** What the content management keeps of somebody: their permissions, and who gave them. */
export type OfficeRecords = {
  find: (person: Person) => Promise<KeptTable[]>
  erase: (person: Person) => Promise<void>
}

/** That the content management was not reached, or did not answer. */
export class OfficeAway extends Error {}

/** Where no content management of ours runs, it keeps nothing of anybody. */
const nobody: OfficeRecords = {
  find: () => Promise.resolve(placesOfOffice.map(({ record, name }): KeptTable => ({ record, name, rows: [] }))),
  erase: () => Promise.resolve(),
}

const patienceMs = 4000

export function openOfficeRecords(source: ChangesSource): OfficeRecords {
  if (!source) return nobody
  const { url, key } = source

  const ask = async (path: string, person: Person): Promise<unknown> => {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(person),
      signal: AbortSignal.timeout(patienceMs),
    }).catch((error: unknown) => {
      throw new OfficeAway(`The CMS cannot be reached: ${messageOf(error)}`)
    })
    if (!response.ok) throw new OfficeAway(`The CMS answered ${response.status}.`)
    return response.json()
  }
  return {
    find: async (person) => {
      const { tables } = personRecords.parse(await ask(personRecordsPath, person))
      return placesOfOffice.map(({ record, name }): KeptTable => ({ record, name, rows: rowsOf(tables, name) }))
    },
    erase: async (person) => {
      await ask(`${personRecordsPath}/erase`, person)
    },
  }
}

/** One that is not there would be an export that leaves something out. */
function rowsOf(tables: Readonly<Record<string, KeptTable['rows']>>, name: PersonRecordPlace) {
  const rows = tables[name]
  if (rows === undefined) throw new Error(`The CMS says nothing of ${name}.`)
  return rows
}
