import { type Database } from '../../database/open-database'
import { findPlaceIn } from '../registrations/find-places'
import { type CertificateDesk } from './answer-certificate'
import { attendanceSubject, certifyAttendance } from './certify-attendance'

/** What is certified, by the subject that a signed address names. */
export const openCertified = (
  database: Pick<Database, 'query'>,
  clock = () => new Date(),
): CertificateDesk['findCertified'] => {
  const findPlace = findPlaceIn(database)
  const placePrefix = attendanceSubject({ id: '' })
  return async (subject) => {
    if (!subject.startsWith(placePrefix)) return undefined
    const place = await findPlace(subject.slice(placePrefix.length))
    return place && certifyAttendance(place, clock())
  }
}
