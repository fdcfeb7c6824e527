import { type Database } from '../../../database/open-database'
import { certifyAttendance } from '../../certificates/certify-attendance'
import { queueLetter } from '../../outbox/queue-letter'
import { editionOf } from '../occasion'
import { type OccasionNow, type Registration } from '../registration'
import { describePlace, personOf, type PlaceLetters } from './letters-on-places'
import { type Moment } from './moments'

type Told = { moment: Moment; to: Registration; at: OccasionNow; letters: PlaceLetters; now: Date }

/** One person's letter before or after an event. */
export async function letterOnMoment(transaction: Pick<Database, 'query'>, told: Told): Promise<void> {
  const { moment, to, at, letters, now } = told
  const { locale } = to
  // Of an event that was moved, people are reminded once more.
  const cause = ['place', to.id, moment, at.facts.startsAt].join(' ')
  const about = { to: personOf(to), cause, locale }
  const place = describePlace(at, to, locale)
  if (moment === 'followed-up') {
    const page = letters.siteOrigin + encodeURI(editionOf(at.facts, locale).path)
    const recording = at.facts.recording === null ? '' : page
    // The page of the place offers it: an address of the paper itself would soon have ended.
    const certificate = certifyAttendance({ ...to, at }, now) ? letters.linkOf(to) : ''
    await queueLetter(transaction, { ...about, kind: 'place-followed-up', data: { ...place, recording, certificate } })
    return
  }
  await queueLetter(transaction, {
    ...{ ...about, kind: `place-${moment}` },
    data: { ...place, position: null, link: letters.linkOf(to) },
  })
}
