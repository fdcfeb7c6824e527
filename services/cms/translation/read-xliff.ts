import sax from 'sax'
import { type Inline } from './inline'
import { xliffNamespace } from './write-xliff'

export type ReadUnit = { id: string; source: Inline[]; target: Inline[] }
export type ReadFile = { id: string; units: ReadUnit[] }
export type ReadXliff = { to: string; files: ReadFile[] }

/** What is wrong with a file, in words for the person who sent it. */
export class XliffProblem extends Error {}

export const mostXliffBytes = 4 * 1024 * 1024
const mostElements = 200_000
const deepest = 30

type Side = 'source' | 'target'
type Reading = {
  to: string
  files: ReadFile[]
  open: string[]
  count: number
  file?: ReadFile
  unit?: ReadUnit
  side?: Side
  /** Where text goes at the moment: the innermost code that is open. */
  lists: Inline[][]
}

/** Strict: a document type, an entity of its own or a code in halves is refused, whatever else the file holds. */
export function readXliff(xml: string): ReadXliff {
  if (Buffer.byteLength(xml) > mostXliffBytes) throw new XliffProblem('The file is larger than 4 MB.')
  const reading: Reading = { to: '', files: [], open: [], count: 0, lists: [] }
  const parser = sax.parser(true, { position: false })
  parser.onerror = () => {
    throw new XliffProblem('The file is not well-formed XML.')
  }
  parser.ondoctype = () => {
    throw new XliffProblem('The file declares a document type, which XLIFF does not have.')
  }
  parser.onopentag = (tag) => openTag(reading, tag as sax.Tag)
  parser.onclosetag = (name) => closeTag(reading, name)
  parser.ontext = (text) => addText(reading, text)
  parser.oncdata = (text) => addText(reading, text)
  parser.write(xml.replace(/^\uFEFF/, '')).close()
  if (reading.files.length === 0) throw new XliffProblem('The file holds nothing to translate.')
  return { to: reading.to, files: reading.files }
}

function openTag(reading: Reading, { name, attributes }: sax.Tag): void {
  reading.count += 1
  if (reading.count > mostElements) throw new XliffProblem(`The file has more than ${mostElements} elements.`)
  if (reading.open.length > deepest) throw new XliffProblem(`The file is nested more than ${deepest} levels deep.`)
  if (reading.open.length === 0) openRoot(reading, name, attributes)
  reading.open.push(name)
  if (reading.side) openInline(reading, name, attributes)
  else if (name === 'file') openFile(reading, attributes)
  else if (name === 'unit') openUnit(reading, attributes)
  else if (name === 'source' || name === 'target') openSide(reading, name)
}

function openRoot(reading: Reading, name: string, attributes: Record<string, string>): void {
  const isKnown = ['2.0', '2.1'].includes(attributes.version ?? '') && attributes.xmlns === xliffNamespace
  if (name !== 'xliff' || !isKnown)
    throw new XliffProblem('The file is not XLIFF 2.0 or 2.1. Ask the agency for one of these.')
  reading.to = attributes.trgLang ?? ''
}

function openFile(reading: Reading, { id = '' }: Record<string, string>): void {
  if (reading.files.some((one) => one.id === id)) throw new XliffProblem(`The file names "${id}" twice.`)
  reading.file = { id, units: [] }
  reading.files.push(reading.file)
}

function openUnit(reading: Reading, { id = '' }: Record<string, string>): void {
  if (!reading.file) throw new XliffProblem('A text stands outside any item.')
  if (reading.file.units.some((one) => one.id === id)) throw new XliffProblem(`"${id}" comes twice.`)
  reading.unit = { id, source: [], target: [] }
  reading.file.units.push(reading.unit)
}

/** Segments of one unit follow each other: tools cut a paragraph into sentences. */
function openSide(reading: Reading, side: Side): void {
  if (!reading.unit) return
  reading.side = side
  reading.lists = [reading.unit[side]]
}

function openInline(reading: Reading, name: string, { id = '' }: Record<string, string>): void {
  const list = reading.lists.at(-1) ?? []
  if (name === 'mrk') reading.lists.push(list)
  else if (name === 'pc') {
    const children: Inline[] = []
    list.push({ code: id, children })
    reading.lists.push(children)
  } else if (name === 'ph') {
    list.push({ code: id })
    reading.lists.push([])
  } else
    throw new XliffProblem(`"${reading.unit?.id ?? ''}" uses <${name}>, which cannot be brought back into the text.`)
}

function closeTag(reading: Reading, name: string): void {
  reading.open.pop()
  if (reading.side && name === reading.side && reading.lists.length === 1) {
    delete reading.side
    reading.lists = []
  } else if (reading.side) reading.lists.pop()
  else if (name === 'unit') delete reading.unit
  else if (name === 'file') delete reading.file
}

function addText({ side, lists }: Reading, text: string): void {
  const list = lists.at(-1)
  if (side === undefined || !list) return
  const last = list.at(-1)
  if (typeof last === 'string') list[list.length - 1] = last + text
  else list.push(text)
}
