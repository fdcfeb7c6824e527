import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  type IRunOptions,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { type PrintedCell, type PrintedSource, type ReportDocument } from './report-document'

export type WordReport = ReportDocument & { /** The square code as a PNG, in base64. */ code: string }

type Words = ReportDocument['words']

const codeWidth = 110
const widths = [22, 50, 28] as const
const fonts = { ascii: 'Georgia', hAnsi: 'Georgia', eastAsia: 'SimSun', cs: 'Georgia' }

/** A report for Word: the same words at the same places as on paper. */
export async function writeWord(report: WordReport): Promise<Buffer> {
  const { words } = report
  const file = new Document({
    title: report.title,
    keywords: report.foot,
    styles: { default: { document: { run: { font: fonts, size: 20, language: languageOf(report) } } } },
    sections: [
      {
        footers: { default: footer(report) },
        children: [
          ...opening(report),
          heading(words.answers, HeadingLevel.HEADING_2),
          ...report.questions.flatMap(({ text, note, cells }) => [
            heading(text, HeadingLevel.HEADING_3),
            ...noted(note, words),
            answers(cells, report),
          ]),
          heading(words.sources, HeadingLevel.HEADING_2),
          ...report.sources.flatMap((one) => source(one, words)),
        ],
      },
    ],
  })
  return Packer.toBuffer(file)
}

const languageOf = ({ lang }: ReportDocument) => (lang.startsWith('zh') ? { eastAsia: lang } : { value: lang })

const boldly = (text: string): IRunOptions => ({ text, bold: true })
const strongRun = (text: string) => new TextRun(boldly(text))
const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
  new Paragraph({ text, heading: level, keepNext: true })
const fact = ([term, value]: readonly [string, string]) =>
  new Paragraph({ children: [strongRun(`${term} `), new TextRun(value)] })
const noted = (note: string | null, words: Words): Paragraph[] => (note === null ? [] : [fact([words.note, note])])
const link = (address: string, text: string) =>
  new ExternalHyperlink({ link: address, children: [new TextRun({ text, style: 'Hyperlink' })] })

function opening({ title, facts, verify, words, code, note }: WordReport): Paragraph[] {
  const picture = new ImageRun({
    ...{ type: 'png' as const, data: Buffer.from(code, 'base64') },
    transformation: { width: codeWidth, height: codeWidth },
    altText: { name: words.verifyAlt, title: words.verifyAlt, description: words.verifyAlt },
  })
  return [
    heading(title, HeadingLevel.HEADING_1),
    ...facts.map(fact),
    new Paragraph({ children: [picture] }),
    new Paragraph({ children: [new TextRun(`${words.verify} `), link(verify.address, verify.address)] }),
    fact([words.disclaimerTitle, words.disclaimer]),
    ...noted(note, words),
  ]
}

const footer = ({ foot, words }: ReportDocument) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [new TextRun({ size: 15, children: [`${foot} · ${words.page} `, PageNumber.CURRENT] })],
      }),
    ],
  })

const box = (place: 0 | 1 | 2, ...paragraphs: Paragraph[]) =>
  new TableCell({ width: { size: widths[place], type: WidthType.PERCENTAGE }, children: paragraphs })
const strong = (text: string) => new Paragraph({ children: [strongRun(text)] })

function answers(cells: readonly PrintedCell[], { words }: ReportDocument): Table {
  const head = new TableRow({
    // Repeated on every page that the table goes on to.
    tableHeader: true,
    children: [box(0, strong(words.jurisdiction)), box(1, strong(words.answer)), box(2, strong(words.citation))],
  })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [head, ...cells.map((cell) => row(cell, words))],
  })
}

function row({ jurisdiction, status, value, short, lang, citation, note }: PrintedCell, words: Words): TableRow {
  const figures = [status, value].flatMap((text) => (text === null ? [] : [strongRun(`${text} `)]))
  const said = new TextRun({ text: short, ...(lang === null ? {} : { language: { value: lang } }) })
  const cited = citation
    ? [link(citation.address, `[${citation.number}]`), new TextRun(` ${citation.text}`)]
    : [new TextRun('–')]
  return new TableRow({
    cantSplit: true,
    children: [
      box(0, new Paragraph(jurisdiction)),
      box(
        1,
        citation
          ? new Paragraph({ children: [...figures, said] })
          : new Paragraph(short === '' ? words.unanswered : short),
        ...noted(note, words),
      ),
      box(2, new Paragraph({ children: cited })),
    ],
  })
}

const source = ({ jurisdiction, facts, cells, note }: PrintedSource, words: Words): Paragraph[] => [
  heading(jurisdiction, HeadingLevel.HEADING_3),
  ...facts.map(fact),
  ...noted(note, words),
  ...cells.map(
    ({ number, question, text, address }) =>
      new Paragraph({ children: [new TextRun(`[${number}] ${question} · ${text}: `), link(address, address)] }),
  ),
]
