/** In which formats a report is given away. The last two are written by the browser, of what it has. */
export const reportFormats = ['PDF_A4', 'PDF_LETTER', 'DOCX', 'CSV', 'JSON'] as const
export type ReportFormat = (typeof reportFormats)[number]

export const writtenFormats = ['CSV', 'JSON'] as const

export type FileFormat = Exclude<ReportFormat, 'CSV' | 'JSON'>
export const isFileFormat = (format: ReportFormat): format is FileFormat => format !== 'CSV' && format !== 'JSON'
