import { type Database } from '../../database/open-database'
import { type Directory } from '../clients/directory'
import { openLessons } from '../records/lessons'
import { emptyProfile, openProfiles } from '../records/profiles'
import { findPlaceIn } from '../registrations/find-places'
import { type CertificateDesk } from './answer-certificate'
import { attendanceSubject, certifyAttendance } from './certify-attendance'
import { certifyCompletion, readCompletionSubject } from './certify-completion'

type Parts = { database: Pick<Database, 'query'>; directory: Pick<Directory, 'find'>; clock?: () => Date }

/** What is certified, by the subject that a signed address names. */
export function openCertified({
  database,
  directory,
  clock = () => new Date(),
}: Parts): CertificateDesk['findCertified'] {
  const findPlace = findPlaceIn(database)
  const [lessons, profiles] = [openLessons(database), openProfiles(database)]
  const placePrefix = attendanceSubject({ id: '' })
  return async (subject) => {
    if (subject.startsWith(placePrefix)) {
      const place = await findPlace(subject.slice(placePrefix.length))
      return place && certifyAttendance(place, clock())
    }
    const completed = readCompletionSubject(subject)
    if (!completed) return undefined
    const [lesson] = await lessons.listOf(completed.sub, [completed.training])
    const [profile = emptyProfile(completed.sub)] = await profiles.findMany([completed.sub])
    return lesson && certifyCompletion(lesson, { directory, profile })
  }
}
