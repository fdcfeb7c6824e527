import { type FileFormat } from '../../../src/forms/report-export'
import { messageOf } from '../../shared/log'
import { type ReportExport, type ReportExports } from '../records/report-exports'
import { type ReportFacts } from './check-report'
import { newDocument } from './given-out'
import { makeReport, typeOfFormat } from './make-report'
import { type PdfMaker } from './open-pdf-maker'
import { printReport, type ReportToPrint } from './print-report'

export type ReportToGive = Omit<ReportToPrint, 'origin' | 'code'> & { facts: ReportFacts }
/** Begins to make a report; what became of it stands in its row. */
export type GiveOutReport = (row: Pick<ReportExport, 'id' | 'sub'>, format: FileFormat, report: ReportToGive) => void

type Settings = {
  exports: Pick<ReportExports, 'finish'>
  maker: PdfMaker
  siteOrigin: string
  report: (line: string) => void
}

/** Makes reports beside what people ask meanwhile. Ended in the middle, one leaves neither a file nor a number that is known. */
export const openGivingOut = ({ exports, maker, siteOrigin: origin, report: say }: Settings): GiveOutReport => {
  const make: (...given: Parameters<GiveOutReport>) => Promise<void> = async (row, format, { facts, ...report }) => {
    const document = newDocument()
    const printed = await printReport({ ...report, origin, code: document.code })
    const bytes = await makeReport(printed, format, maker)
    const content = { kind: 'report', type: typeOfFormat[format], bytes }
    await exports.finish(row, { content, document, kind: 'report', facts })
  }
  return (row, ...given) => {
    make(row, ...given).catch((error: unknown) => say(`Report ${row.id} was not made: ${messageOf(error)}`))
  }
}
