import { escapeMarkup } from '../../../src/content/escape-markup'
import { type Inline } from './inline'

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0'

export type XliffUnit = {
  id: string
  label: string
  source: Inline[]
  target?: Inline[] | undefined
  isCurrent: boolean
}
export type XliffFile = { id: string; name: string; units: XliffUnit[] }
export type XliffDocument = { from: string; to: string; files: XliffFile[] }

/** XLIFF 2.0: the usual tools of agencies read it, and its core is that of 2.1. */
export function writeXliff({ from, to, files }: XliffDocument): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" version="2.0" srcLang="${from}" trgLang="${to}">`,
    ...files.flatMap(writeFile),
    '</xliff>',
    '',
  ].join('\n')
}

const writeFile = ({ id, name, units }: XliffFile): string[] => [
  `  <file id="${escapeMarkup(id)}" original="${escapeMarkup(name)}">`,
  ...units.flatMap(writeUnit),
  '  </file>',
]

function writeUnit({ id, label, source, target, isCurrent }: XliffUnit): string[] {
  const state = target && isCurrent ? 'translated' : 'initial'
  return [
    `    <unit id="${escapeMarkup(id)}" name="${escapeMarkup(label)}">`,
    `      <segment state="${state}">`,
    `        <source xml:space="preserve">${writeParts(source)}</source>`,
    ...(target ? [`        <target xml:space="preserve">${writeParts(target)}</target>`] : []),
    '      </segment>',
    '    </unit>',
  ]
}

const writeParts = (parts: readonly Inline[]): string => parts.map(writePart).join('')

function writePart(part: Inline): string {
  if (typeof part === 'string') return escapeMarkup(part)
  const { code, children, isLink } = part
  if (!children) return `<ph id="${code}" canDelete="no"/>`
  return `<pc id="${code}"${isLink ? ' canDelete="no"' : ''}>${writeParts(children)}</pc>`
}
