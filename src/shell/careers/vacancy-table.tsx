import { type LocaleIn } from '../../config/locales'
import { formatList } from '../../i18n/format/format-list'
import { mainWords } from '../../i18n/words'
import { type VacancyRow } from '../../plan/show/vacancy'
import { DataTable } from '../../ui/data-table/data-table'
import { When } from '../../ui/when/when'

type Props = { id: string; locale: LocaleIn<'main'>; vacancies: readonly VacancyRow[] }

/** Vacancies by what one chooses them for. */
export function VacancyTable({ id, locale, vacancies }: Props) {
  const words = mainWords(locale)
  return (
    <DataTable
      id={id}
      caption={words('careers.vacancies')}
      headings={[
        words('careers.vacancy'),
        words('careers.location'),
        words('careers.area'),
        words('careers.level'),
        words('careers.closing'),
      ]}
      rows={vacancies.map(({ link, locations, area, level, closes }) => [
        <a key="link" href={link.href}>
          {link.text}
        </a>,
        formatList(locale, locations),
        area,
        level,
        <When key="closes" {...closes} />,
      ])}
    />
  )
}
