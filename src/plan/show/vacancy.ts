import { toLocaleIn } from '../../config/locales'
import { type Vacancy } from '../../content/vacancy'
import { type MainWords, mainWords } from '../../i18n/words'
import { type Dated, type Link } from '../../ui/link'
import { type Reader } from '../store/reader'
import { daysAfter } from './days'
import { showDay } from './row'

export type VacancyRow = { link: Link; locations: string[]; area: string; level: string; closes: Dated }

/** One can apply until the end of the closing day. */
export const isClosed = ({ closesOn }: Vacancy, read: Reader): boolean => read.isPast(daysAfter(closesOn, 1))

/** Those that are open, the soonest to close first. */
export const openAmong = (vacancies: readonly Vacancy[], read: Reader): Vacancy[] =>
  vacancies
    .filter((vacancy) => !isClosed(vacancy, read))
    .sort((one, other) => one.closesOn.localeCompare(other.closesOn) || one.id - other.id)

const levelKeys = {
  graduate: 'careers.graduate',
  associate: 'people.associate',
  counsel: 'people.counsel',
  partner: 'people.partner',
  'business-services': 'people.business-services',
} as const satisfies Record<Vacancy['level'], Parameters<MainWords>[0]>

export const levelOf = ({ level, locale }: Vacancy): string => mainWords(toLocaleIn('main', locale))(levelKeys[level])

/** The cities where there is an office's city, which readers look for; else the office's own name. */
export const locationsOf = ({ offices }: Vacancy, read: Reader): string[] =>
  read.findAll(offices).map(({ city, name }) => read.find(city)?.name ?? name)

export const vacancyRow = (vacancy: Vacancy, read: Reader): VacancyRow => ({
  link: { href: vacancy.path, text: vacancy.title },
  locations: locationsOf(vacancy, read),
  area: vacancy.area,
  level: levelOf(vacancy),
  closes: showDay(vacancy.closesOn, read),
})
