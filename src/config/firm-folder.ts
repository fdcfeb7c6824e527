import { join, resolve } from 'node:path'
import { root } from './root'

const own = join(root, 'src/firm')

/** Where the firm's folder is: FIRM_DIR, which services/load/main.mjs has followed for every import, or src/firm. */
export const firmFolder = (): string => resolve(root, process.env.FIRM_DIR || own)

export const isOtherFirm = (): boolean => firmFolder() !== own

/** What is read from it as a file. */
export const firmFile = (name: string): string => join(firmFolder(), name)
