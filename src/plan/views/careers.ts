import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { type Link } from '../../ui/link'
import { type PictureData } from '../../ui/picture/picture'
import { findFixed, type Intro, showFixed } from '../show/fixed'
import { showPicture } from '../show/picture'
import { openAmong, vacancyRow, type VacancyRow } from '../show/vacancy'
import { type Reader } from '../store/reader'
import { view } from '../view'

/** The open vacancies under one value of what they can be chosen by. */
export type VacancyGroup = { value: string; vacancies: Link[] }

export type CareersProps = Intro & {
  cover: PictureData | undefined
  vacancies: VacancyRow[]
  byLocation: VacancyGroup[]
  byArea: VacancyGroup[]
  byLevel: VacancyGroup[]
  benefits: Link
  contact: Link
}

type MainLocale = Address<'careers'>['locale']

export const careersView = view<'careers', CareersProps>({
  route: 'careers',
  find: findFixed('careers'),
  show: ({ address, document }, read) => {
    const { locale } = address
    const words = mainWords(locale)
    const own = { title: words('careers.title') }
    const { intro, ...shown } = showFixed({ address, document }, own, read)
    const vacancies = openAmong(read.all('vacancy'), read).map((vacancy) => vacancyRow(vacancy, read))
    return {
      ...shown,
      above: aboveCareers(locale, read),
      props: {
        ...intro,
        cover: document?.type === 'page' ? showPicture(document.cover) : undefined,
        vacancies,
        byLocation: groupBy(vacancies, ({ locations }) => locations),
        byArea: groupBy(vacancies, ({ area }) => [area]),
        byLevel: groupBy(vacancies, ({ level }) => [level]),
        benefits: { href: href('benefits', locale), text: words('careers.benefits') },
        contact: { href: href('contact-us', locale), text: words('shell.contact') },
      },
    }
  },
})

function groupBy(vacancies: readonly VacancyRow[], valuesOf: (row: VacancyRow) => readonly string[]): VacancyGroup[] {
  const groups = new Map<string, Link[]>()
  for (const vacancy of vacancies) {
    for (const value of valuesOf(vacancy)) groups.set(value, [...(groups.get(value) ?? []), vacancy.link])
  }
  return [...groups].map(([value, links]) => ({ value, vacancies: links }))
}

/** About us, where it is written. */
export function aboveCareers(locale: MainLocale, read: Reader): Link[] {
  const about = read.at(href('about-us', locale))
  return about?.type === 'page' ? [{ href: about.path, text: about.title }] : []
}

/** What stands above whatever is below the careers page. */
export const belowCareers = (locale: MainLocale, read: Reader): Link[] => [
  ...aboveCareers(locale, read),
  { href: href('careers', locale), text: mainWords(locale)('careers.title') },
]
