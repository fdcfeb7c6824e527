import { openDatabase } from '../../database/open-database'
import { type CertificateDesk } from '../certificates/answer-certificate'
import { openCertificateNumbers } from '../certificates/certificate-numbers'
import { openCertified } from '../certificates/open-certified'
import { type Directory } from '../clients/directory'
import { openGivenOuts } from '../documents/given-out'
import { type PdfMaker } from '../documents/open-pdf-maker'
import { openProfiles } from '../records/profiles'
import { repeat } from '../repeat'
import { limitSenders } from '../sent-forms/limit-senders'
import { type LivePages } from '../sent-forms/live-pages'
import { type PersonQuestion } from '../sent-forms/person-question'
import { openRevocations } from '../signed/revocations'
import { openSignedAddresses } from '../signed/signed-addresses'
import { type FetchFilm, type WatchDesk } from '../watching/answer-watch'
import { type Screenings } from '../watching/screenings'
import { type PlaceDesk } from './answer-place'
import { type RegistrationDesk } from './answer-registration'
import { type EventDesk, openEventDesk } from './event-desk'
import { findPlaceIn } from './find-places'
import { lettersOnPlaces, placeLetters } from './letters/letters-on-places'
import { tellMoments } from './letters/tell-moments'
import { openOccasions } from './occasion'
import { openRegistrations } from './registrations'

type Settings = {
  databaseUrl: string
  directory: Pick<Directory, 'find'>
  isWhole: () => boolean
  keys: readonly string[]
  siteOrigin: string
  pages: Pick<LivePages, 'fetchPage'>
  maker: Pick<PdfMaker, 'make'>
  screenings: Pick<Screenings, 'find'>
  fetchFilm: FetchFilm
  personQuestion: PersonQuestion | undefined
  report: (line: string) => void
}

export type Registering = {
  desk: Omit<RegistrationDesk, 'findAsker' | 'alertMe'>
  places: PlaceDesk
  eventDesk: EventDesk
  certificates: CertificateDesk
  watching: WatchDesk
  close: () => Promise<void>
}

const settleMs = 5000
// A whole company may stand behind one address.
const limit = { most: 60, seconds: 3600 }
const certificateLimit = { most: 120, seconds: 3600 }

/** Takes registrations, gives places back, and follows what editors change of events. */
export function openRegistering(settings: Settings): Registering {
  const { databaseUrl, directory, isWhole, keys, siteOrigin, pages, screenings, fetchFilm, report, personQuestion } =
    settings
  const database = openDatabase(databaseUrl)
  const signed = openSignedAddresses(keys, openRevocations(database))
  const findOccasion = openOccasions(directory)
  const numbers = openCertificateNumbers(keys)
  const profiles = openProfiles(database)
  const letters = placeLetters(signed, siteOrigin)
  const registrations = openRegistrations({ database, findOccasion, tell: lettersOnPlaces(letters) })
  const tellDue = tellMoments({ database, letters })
  const stop = repeat({
    ...{ everyMs: settleMs, failed: 'What changed of events was not told', report },
    work: async () => {
      if (!isWhole()) return
      for (const event of await registrations.eventsToSettle()) await registrations.settle(event)
      await tellDue(new Date())
    },
  })
  return {
    desk: {
      ...{ registrations, findOccasion, isWhole, senders: limitSenders(limit), pages, personQuestion, report },
      findTimeZone: async (sub) => (await profiles.findMany([sub]))[0]?.timeZone ?? undefined,
    },
    places: { registrations, findPlace: findPlaceIn(database), signed, screenings, pages, report },
    watching: { screenings, signed, fetchFilm, report },
    eventDesk: openEventDesk({ database, letters, numbersOf: numbers.allOf }),
    certificates: {
      ...{ numbers, signed, siteOrigin, report, maker: settings.maker },
      findCertified: openCertified({ database, directory }),
      givenOuts: openGivenOuts(database),
      senders: limitSenders(certificateLimit),
    },
    close: async () => {
      await stop()
      await database.end()
    },
  }
}
