import { formatDay } from '../../../i18n/format/format-date'
import { formatList } from '../../../i18n/format/format-list'
import { joinDetails } from '../../../i18n/format/join-details'
import { RecordList } from '../../../ui/record-list/record-list'
import { Card } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { askReports } from '../fetched/ask-reports'
import { type ServiceProps } from '../inside-props'
import { useDuty } from '../use-decision'

askReports()

/** Who of the client took what away of this service, and when, for its auditor. */
export const ClientExports = (props: ServiceProps) => (useDuty('audit') ? <Exports {...props} /> : null)

function Exports({ locale, page, words, partWords }: ServiceProps) {
  const asked = useAsked('ReportClientExports', { locale })
  return (
    <Card
      id="client_exports"
      title={words('exports.title')}
      note={words('exports.note')}
      {...{ locale, asked }}
      words={partWords}
    >
      {({ reportClientExports: all }) => {
        const exports = all.filter(({ services }) => services.includes(page.service.number))
        if (exports.length === 0) return <p>{words('exports.none')}</p>
        return (
          <RecordList
            rows={exports.map(({ id, person, name, serviceNames, format, cells, askedAt }) => ({
              key: id,
              date: { iso: askedAt, text: formatDay(locale, askedAt, 'medium') },
              content: name ?? person,
              note: joinDetails(locale, [
                ...(serviceNames.length > 1 ? [formatList(locale, serviceNames)] : []),
                format.replace('_', ' '),
                words('report.version-answers', { count: cells }),
                `${askedAt.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)} UTC`,
              ]),
            }))}
          />
        )
      }}
    </Card>
  )
}
