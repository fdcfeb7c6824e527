import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/config/root'
import { listFiles } from '../support/place/list-files'

const files = listFiles()

// Texts for readers have a style of their own, and what happened once stays as it was written.
const elsewhere = /^(src\/i18n\/messages|services\/demo\/words|services\/cms\/migrations|docs\/decisions)\//
const written = files.filter((path) => /\.([cm]?[jt]sx?|css|md|sh)$/.test(path) && !elsewhere.test(path))

/** Turns of phrase that nobody uses at work, each with what is written instead. */
const forbidden: [RegExp, string][] = [
  [/\b(?:is|are) told\b/i, 'learns, is given, is reported, is shown'],
  [/\b\w*anew\b|\w+Anew\b/i, 'again'],
  [/\bmended\b/i, 'fixed, corrected'],
  [/\bwhoever\b/i, 'anyone who, the person who, the caller'],
  [/\bheld against\b/i, 'checked against'],
  [/\bin vain\b|\bvain redirect|VainRedirect/i, 'pointless, for nothing'],
  [/\bdoom(?:ed|s)?\b/i, 'refuse, fail'],
]

describe('comments, logs and messages', () => {
  it.each(forbidden)('do not say %s, but: %s', (turn) => {
    const found = written
      .filter((path) => path !== 'tests/rules/words.test.ts')
      .flatMap((path) =>
        readFileSync(join(root, path), 'utf8')
          .split('\n')
          .flatMap((line, position) => (turn.test(line) ? [`${path}:${position + 1}`] : [])),
      )

    expect(found).toEqual([])
  })
})
