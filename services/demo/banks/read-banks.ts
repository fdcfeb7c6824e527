import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale } from '../../../src/config/locales'
import { type Bank, parseBank } from './parse-bank'

export type FindBank = (kind: string, locale: Locale) => Bank | undefined

/** Every bank that somebody wrote, by kind and language. */
export function readBanks(): FindBank {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.yaml'))
  const banks = new Map(
    files.map((file) => [file.replace(/\.yaml$/, ''), parseBank(file, readFileSync(join(__dirname, file), 'utf8'))]),
  )
  return (kind, locale) => banks.get(`${kind}.${locale}`)
}
