import { useEffect } from 'react'
import { type ReportChoice } from '../../../forms/account-report'
import { isFileFormat, type ReportFormat } from '../../../forms/report-export'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { type GivenReport } from '../../../services/account/answers/report-answers'
import { Press } from '../../../shell/session/press'
import { Presses } from '../../../ui/law-answer/law-answer'
import { MoreLink } from '../../../ui/more-link/more-link'
import { Notice } from '../../../ui/notice/notice'
import { SaidOutcome } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { type Change, useChange } from '../../account/use-change'
import { type BuilderProps } from '../inside-props'
import { type Row } from '../table/matrix'
import { useAnswered } from '../use-answered'
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
      <WhyNot {...{ outcome, words, partWords }} />
      {given && isFileFormat(given.format) ? <Making key={given.id} {...{ given, words }} /> : null}
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

type WhyNotProps = Pick<Props, 'words' | 'partWords'> & { outcome: Change<'GiveOutReport'>['outcome'] }

const WhyNot = ({ outcome, words, partWords }: WhyNotProps) =>
  outcome.state === 'failed' && outcome.problem.code === 'FORBIDDEN' ? (
    <Notice kind="warning">
      <p role="alert">{words('report.no-export')}</p>
    </Notice>
  ) : (
    <SaidOutcome words={partWords} outcome={outcome} />
  )

const lookMs = 1000

/** Looks now and then what has become of it. */
function Making({ given, words }: Pick<Props, 'words'> & { given: GivenReport }) {
  const { data, again, problem } = useAsked('ReportExport', { id: given.id })
  const { state, address } = data?.reportExport ?? given
  const isMaking = state === 'MAKING'
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(() => void again(), lookMs)
    return () => clearInterval(timer)
  }, [isMaking, again])
  const isFailed = state === 'FAILED' || (isMaking && problem !== undefined)
  return (
    <div aria-live="polite">
      <Notice kind={isFailed ? 'warning' : 'note'}>
        {isFailed ? <p>{words('report.not-made')}</p> : null}
        {isMaking && !isFailed ? <p>{words('report.making')}</p> : null}
        {address === null ? null : (
          <>
            <p>{words('report.ready')}</p>
            <p>
              <MoreLink href={address} text={words('report.fetch')} />
            </p>
          </>
        )}
      </Notice>
    </div>
  )
}
