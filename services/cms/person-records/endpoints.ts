import { type Endpoint, type PayloadHandler, type PayloadRequest } from 'payload'
import { personNamed, type PersonNamed, personRecordsPath } from '../../shared/person-records'
import { databaseOf } from '../log/transaction'
import { forAccount } from '../request/for-account'
import { eraseRecords } from './erase-records'
import { findRecords, personPlaces } from './find-records'

const headers = { 'cache-control': 'no-store' }

type Answer = (person: PersonNamed, req: PayloadRequest) => Promise<Response>

const ofPerson = (answer: Answer): PayloadHandler =>
  forAccount(async (req) => {
    const person = personNamed.safeParse(await req.json?.().catch(() => null)).data
    if (person) return answer(person, req)
    const message = 'Name the person by "sub" and "addresses".'
    return Response.json({ errors: [{ message }] }, { status: 400 })
  })

/** For the account service alone: what is kept here of somebody, who takes it along or wants to be forgotten. */
export const personRecordsEndpoints: Endpoint[] = [
  {
    path: `/${personRecordsPath}`,
    method: 'post',
    handler: ofPerson(async (person, { payload }) => {
      const found = personPlaces.map(async (place) => [place, await findRecords(databaseOf(payload), place, person)])
      return Response.json({ tables: Object.fromEntries(await Promise.all(found)) as object }, { headers })
    }),
  },
  {
    path: `/${personRecordsPath}/erase`,
    method: 'post',
    handler: ofPerson(async (person, { payload }) => {
      await eraseRecords(payload, person)
      return Response.json({ erased: true }, { headers })
    }),
  },
]
