import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { firmFolder, isOtherFirm } from '../../../src/config/firm-folder'
import { root } from '../../../src/config/root'

/** What runs as a process or a thread of its own: its source, without the ending. */
export const programs = [
  'services/account/documents/pdf-process',
  'services/account/main',
  'services/cms/main',
  'services/edge/main',
  'services/identity/main',
  'services/postgres/main',
  'services/publisher/main',
  'services/publisher/prepare/main',
  'services/publisher/renderer/main',
  'services/search/main',
  'services/search/store/builder',
] as const
export type Program = (typeof programs)[number]

const firm = () => (isOtherFirm() ? createHash('sha256').update(firmFolder()).digest('hex').slice(0, 8) : 'own')

/** Where programs are compiled to; another firm's are others. */
export const compiledFolder = (): string => join(root, '.programs', firm())

export const compiledFile = (program: Program): string => join(compiledFolder(), `${program}.js`)

/** Arguments of Node.js that run it; what fails in it is shown at its place in the source. */
export const argsOf = (program: Program): string[] => ['--enable-source-maps', compiledFile(program)]
