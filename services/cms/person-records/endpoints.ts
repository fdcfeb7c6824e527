import { type Endpoint, type PayloadRequest } from 'payload'
import { personNamed, type PersonNamed, personRecordsPath } from '../../shared/person-records'
import { environment } from '../environment'
import { databaseOf } from '../log/transaction'
import { hasKey } from '../request/has-key'
import { eraseRecords } from './erase-records'
import { findRecords, personPlaces } from './find-records'

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status })
const headers = { 'cache-control': 'no-store' }

type Answer = (person: PersonNamed, req: PayloadRequest) => Promise<Response>

const forAccount =
  (answer: Answer): Endpoint['handler'] =>
  async (req) => {
    if (!hasKey(req.headers, environment.accountKey())) return refuse(401, 'A key is needed.')
    const person = personNamed.safeParse(await req.json?.().catch(() => null)).data
    return person ? answer(person, req) : refuse(400, 'Name the person by "sub" and "addresses".')
  }

/** For the account service alone: what is kept here of somebody, who takes it along or wants to be forgotten. */
export const personRecordsEndpoints: Endpoint[] = [
  {
    path: `/${personRecordsPath}`,
    method: 'post',
    handler: forAccount(async (person, { payload }) => {
      const found = personPlaces.map(async (place) => [place, await findRecords(databaseOf(payload), place, person)])
      return Response.json({ tables: Object.fromEntries(await Promise.all(found)) as object }, { headers })
    }),
  },
  {
    path: `/${personRecordsPath}/erase`,
    method: 'post',
    handler: forAccount(async (person, { payload }) => {
      await eraseRecords(payload, person)
      return Response.json({ erased: true }, { headers })
    }),
  },
]
