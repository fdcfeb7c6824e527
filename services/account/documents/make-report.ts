import sharp from 'sharp'
import { type FileFormat } from '../../../src/forms/report-export'
import { type PdfMaker } from './open-pdf-maker'
import { type ReportDocument } from './report-document'
import { reportTemplate } from './report-template'

export const typeOfFormat = {
  PDF_A4: 'application/pdf',
  PDF_LETTER: 'application/pdf',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<FileFormat, string>

// Sharp on paper: three times as many dots as it is wide on a screen.
const codePixels = 330

/** A report in one of the formats in which it is given away. */
export async function makeReport(report: ReportDocument, format: FileFormat, maker: PdfMaker): Promise<Buffer> {
  if (format !== 'DOCX')
    return maker.make({ template: reportTemplate(format === 'PDF_A4' ? 'a4' : 'letter'), data: report })
  const code = await sharp(Buffer.from(report.verify.svg))
    .resize(codePixels, codePixels, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return maker.makeWord({ ...report, code: code.toString('base64') })
}
