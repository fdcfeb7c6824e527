import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/config/root'
import { findEnglish } from '../support/contract/find-english'
import { listFiles } from '../support/place/list-files'

const screens = listFiles(['services/cms/components']).filter((path) => /\.tsx?$/.test(path))
const said = (path: string) =>
  findEnglish(path, readFileSync(join(root, path), 'utf8')).map((words) => `${path}: ${words}`)

/** Letters to colleagues, and who alone writes one. */
const letters = ['letter-language', 'letter-text', 'letters'].map((name) => `services/cms/mail/${name}.ts`)
const [, , writer = ''] = letters
const isTag = /: <\w+ \w+="$/
const sender = 'services/cms/mail/outbox.ts'

/** Tables that the CMS gives out, and how a line of one is written. */
const writesLines = 'services/cms/export/to-csv.ts'
const tables = ['event-desk/to-attendee-table', 'export/endpoint'].map((name) => `services/cms/${name}.ts`)
const isNoHeading = /: (?:[^\n]* [^\n]*\.|\d* ?entr(?:y|ies)| entries|There is no collection .*)$/

const sources = listFiles(['services/cms']).filter((path) => /\.tsx?$/.test(path) && !path.includes('/migrations/'))
const saying = (form: RegExp) => sources.filter((path) => form.test(readFileSync(join(root, path), 'utf8')))

const folder = join(root, 'services/cms/words')
const lists = readdirSync(folder).filter((name) => name.endsWith('-words.ts'))

/** What is written, and said, alike in English and in French. */
const alike = new Set([
  'Code',
  'Note',
  'Notes',
  'Question',
  'Questions',
  'Type',
  'Version',
  'Versions',
  'Source',
  'XLIFF',
])

/** As written, or as the compiler of the tests writes it. */
const isHan = /\p{Script=Han}|\\u[4-9]/u

type Said = { path: string; en: string; fr: string; zh: string }

/** Every word of a list, side by side; of a sentence that is made, how it is made. */
function sideBySide(path: string, [en, fr, zh]: readonly unknown[]): Said[] {
  if (typeof en === 'string' || typeof en === 'function')
    return [{ path, en: String(en), fr: String(fr), zh: String(zh) }]
  if (typeof en !== 'object' || en === null) return []
  return Object.entries(en).flatMap(([name, one]) =>
    sideBySide(`${path}.${name}`, [one, ...[fr, zh].map((other) => (other as Record<string, unknown>)[name])]),
  )
}

async function readWords(name: string): Promise<Said[]> {
  const exported = (await import(join(folder, name))) as Record<string, unknown>
  return Object.entries(exported).flatMap(([list, words]) => {
    if (typeof words !== 'object' || words === null) return []
    const parts = 'en' in words ? { [list]: words } : words
    return Object.entries(parts as Record<string, Record<string, unknown>>).flatMap(([part, { en, fr, zh }]) =>
      sideBySide(part, [en, fr, zh]),
    )
  })
}

describe('the screens of the CMS', () => {
  it('say nothing in English alone (ED-12)', () => {
    expect(screens.length).toBeGreaterThan(60)
    expect(screens.flatMap(said)).toEqual([])
  })

  it('are no way around the words of letters, which are in no language alone (ED-12)', () => {
    expect(saying(/\bcolleague_letters\b/)).toEqual([writer, sender])
    expect(saying(/\.sendEmail\(/)).toEqual([sender])
    expect(saying(/\bgenerateEmail\w+:/)).toEqual(['services/cms/mail/password-mail.ts'])
    expect(letters.flatMap(said).filter((words) => !isTag.test(words))).toEqual([])
  })

  it('head no table of theirs in English alone (ED-12)', () => {
    expect(saying(/text\/csv/)).toEqual(['services/cms/event-desk/endpoints.ts', 'services/cms/export/endpoint.ts'])
    expect(saying(/\btoCsvLine\b/).toSorted()).toEqual([...tables, writesLines].toSorted())
    const headed = [...tables, 'services/cms/export/columns.ts']
    expect(headed.flatMap(said).filter((words) => !isNoHeading.test(words))).toEqual([])
  })

  it('have words of their own in each language of the editors (ED-12)', async () => {
    const words = (await Promise.all(lists.map(readWords))).flat()
    const isPlain = ({ en }: Said) => !/^en(?:-GB)?$/.test(en) && /[a-z]{2}/i.test(en.replaceAll(/\{\{\w+\}\}/g, ''))

    expect(words.length).toBeGreaterThan(300)
    expect(words.filter((one) => isPlain(one) && !isHan.test(one.zh))).toEqual([])
    expect(words.filter((one) => isPlain(one) && one.en === one.fr && !alike.has(one.en))).toEqual([])
  })
})
