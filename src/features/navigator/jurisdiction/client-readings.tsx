import { type NavColumns } from '../../../access/nav-columns'
import { formatDay } from '../../../i18n/format/format-date'
import { joinDetails } from '../../../i18n/format/join-details'
import { RecordList } from '../../../ui/record-list/record-list'
import { Card } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { type ServiceProps } from '../inside-props'
import { useDuty } from '../use-decision'

/** Which versions people of the client have said that they had read, for its auditor. */
export const ClientReadings = (props: ServiceProps) => (useDuty('audit') ? <Readings {...props} /> : null)

function Readings({ locale, page, words, partWords }: ServiceProps) {
  const asked = useAsked('NavClientReadings')
  const { data } = useAsked('NavMatrix', { service: page.service.slug, region: null, locale, day: null })
  const columns = data?.navMatrix.columns
  return (
    <Card id="client_readings" title={words('read.title')} {...{ locale, asked }} words={partWords}>
      {({ navClientReadings: readings }) =>
        readings.length === 0 ? (
          <p>{words('read.none')}</p>
        ) : (
          <RecordList
            rows={readings.map(({ id, person, name, answer, version, madeAt }) => ({
              key: id,
              date: { iso: madeAt.slice(0, 10), text: formatDay(locale, madeAt, 'medium') },
              content: nameOf(answer, columns) ?? words('read.elsewhere', { number: String(answer) }),
              note: joinDetails(locale, [words('history.version', { number: String(version) }), name ?? person]),
            }))}
          />
        )
      }
    </Card>
  )
}

/** What an answer is to, where it is of this service. */
function nameOf(answer: number, columns: NavColumns | undefined): string | undefined {
  const place = columns?.cells.answer.indexOf(answer) ?? -1
  if (!columns || place < 0) return undefined
  const jurisdiction = columns.jurisdictions.name[columns.cells.jurisdiction[place] ?? -1]
  const question = columns.questions.text[columns.cells.question[place] ?? -1]
  return [jurisdiction, question].filter((part) => part !== undefined).join(': ')
}
