import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Place } from '../../support/place/installation'

/** Lines that were broken for the mail are whole again. */
export const toText = (letter: string): string => letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** Letters go by themselves, so the newest is waited for. */
export async function letterThatSays({ dataDir }: Place, words: string): Promise<string> {
  const folder = join(dataDir, 'mail')
  for (;;) {
    const letters = existsSync(folder) ? readdirSync(folder).sort() : []
    const texts = letters.map((name) => toText(readFileSync(join(folder, name), 'utf8')))
    const found = texts.findLast((text) => text.includes(words))
    if (found !== undefined) return found
    await sleep(50)
  }
}
