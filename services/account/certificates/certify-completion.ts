import { localesIn } from '../../../src/config/locales'
import { type Directory } from '../clients/directory'
import { type Lesson } from '../records/lessons'
import { type Profile } from '../records/profiles'
import { type Certified } from './certified'

type Finished = Pick<Lesson, 'sub' | 'training' | 'completedAt'>

/** What the certificate of a lesson is known by. */
export const completionSubject = ({ sub, training }: Pick<Lesson, 'sub' | 'training'>): string =>
  `lesson ${training} ${sub}`

export function readCompletionSubject(subject: string): { training: number; sub: string } | undefined {
  const [, training, sub] = /^lesson ([1-9]\d{0,8}) (.+)$/s.exec(subject) ?? []
  return training === undefined || sub === undefined ? undefined : { training: Number(training), sub }
}

type Known = { directory: Pick<Directory, 'find'>; profile: Pick<Profile, 'name' | 'company'> }

/** What is certified of a lesson that was completed; nothing where it does not count, or nobody knows whose name to write. */
export function certifyCompletion(
  { training, completedAt }: Finished,
  { directory, profile }: Known,
): Certified | undefined {
  const editions = localesIn('main').flatMap((locale) => directory.find('training', training, locale) ?? [])
  const [lesson] = editions
  const minutes = lesson?.cpdMinutes ?? 0
  if (completedAt === null || minutes <= 0 || profile.name === null || profile.name === '') return undefined
  const titles = Object.fromEntries(editions.map(({ locale, title }) => [locale, title]))
  const day = completedAt.toISOString().slice(0, 'YYYY-MM-DD'.length)
  return {
    name: profile.name,
    organisation: profile.company ?? '',
    facts: { kind: 'completion', titles, day, minutes },
  }
}
