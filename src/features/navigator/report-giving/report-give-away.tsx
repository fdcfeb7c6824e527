import { type ReportChoice } from '../../../forms/account-report'
import { type ReportFormat } from '../../../forms/report-export'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { Press } from '../../../shell/session/press'
import { Presses } from '../../../ui/law-answer/law-answer'
import { useAsked } from '../../account/use-asked'
import { useChange } from '../../account/use-change'
import { type BuilderProps } from '../inside-props'
import { type Row } from '../table/matrix'
import { useAnswered } from '../use-answered'
import { GivenFile } from './given-file'
import { saveCited, saveReportJson } from './save-report'

type Props = BuilderProps & { choice: ReportChoice; open: Report | undefined; rows: readonly Row[]; names: string[] }

/** Takes what is compared out of the house: from the first "Save" on, because the firm notes each time. */
export function ReportGiveAway(props: Props) {
  const { locale, page, words, partWords, choice, open } = props
  const give = useChange('GiveOutReport')
  const write = useWriting(props)
  const { outcome } = give
  const given = outcome.state === 'done' ? outcome.data.giveOutReport : undefined
  useAnswered(given, ({ format }) => write(format))
  const send = ({ id: report, title }: Report, format: ReportFormat) =>
    give.send({ service: String(page.service.number), report, title, ...choice, format, locale })
  const formats = [
    ['PDF_A4', words('report.pdf-a4')],
    ['PDF_LETTER', words('report.pdf-letter')],
    ['DOCX', words('report.word')],
    ['CSV', words('table.csv')],
    ['JSON', 'JSON'],
  ] as const
  return (
    <>
      {open ? null : <p>{words('report.give-after')}</p>}
      <Presses>
        {open
          ? formats.map(([format, name]) => (
              <Press key={format} onPress={() => send(open, format)}>
                {name}
              </Press>
            ))
          : null}
        <Press onPress={() => window.print()}>{words('law.print')}</Press>
      </Presses>
      <GivenFile {...{ outcome, words, partWords }} />
    </>
  )
}

/** Writes what the browser makes by itself of what it has. */
function useWriting({ locale, page, words, columns, choice, open, rows, names }: Props) {
  const { data } = useAsked('NavCounsel', { service: String(page.service.number), locale })
  return (format: ReportFormat) => {
    if (!open) return
    const counsel = new Map((data?.navCounsel.all ?? []).map((one) => [one.jurisdiction, one.names]))
    const written = { report: open, service: page.service.name, columns, choice, rows, names, counsel, words }
    if (format === 'CSV') saveCited(written)
    if (format === 'JSON') saveReportJson(written)
  }
}
