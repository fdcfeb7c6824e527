import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Locale } from '../../../src/config/locales'
import { type Bank, parseBank } from './parse-bank'

export type FindBank = (kind: string, locale: Locale) => Bank | undefined

/** The files of all banks, each in the folder of its subject. */
export const listBanks = (): string[] =>
  readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(__dirname, file))

/** Every bank that somebody wrote, by kind and language. */
export function readBanks(): FindBank {
  const banks = new Map(
    listBanks().map((path) => {
      const file = basename(path)
      return [file.replace(/\.yaml$/, ''), parseBank(file, readFileSync(path, 'utf8'))]
    }),
  )
  return (kind, locale) => banks.get(`${kind}.${locale}`)
}
