import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { alarmNames } from '../../services/publisher/care/alarms'
import { roles } from '../../services/start/roles'
import { replicable } from '../../src/config/addresses'
import { settingNames } from '../../src/config/env-server'
import { root } from '../../src/config/root'
import { secretNames } from '../../src/config/secret-names'
import { mayBeMissing } from '../support/place/demonstration-folders'
import { listFiles } from '../support/place/list-files'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const files = listFiles()

const guides = ['docs/editing.md', 'docs/operating.md', 'docs/adopting.md']

/** Words that the screens of content management take from Payload as they are. */
const ofPayload = {
  'Save Draft': 'saveDraft',
  'Create New': 'createNew',
  'Live Preview': 'livePreview',
  Versions: 'versions',
} as const

const sourceOf = (folders: readonly string[]): string =>
  files
    .filter((path) => /\.tsx?$/.test(path) && folders.some((folder) => path.startsWith(folder)))
    .filter((path) => !path.includes('/migrations/'))
    .map((path) => read(path).replace(/\s+/g, ' '))
    .join('\n')

const screens = sourceOf(['services/cms/', 'services/publisher/http/'])

/** "…" stands for what the code fills in; around a label stands what ends a string or a piece of markup. */
function isOnScreen(label: string, source: string): boolean {
  const parts = label.split('…').map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const words = parts.join('\\s?\\$?\\{[^{}]*\\}(?:[^{}\'"`<>]*\\{[^{}]*\\})?\\s?')
  return new RegExp(`['"\`>}\\n] ?${words} ?(?:['"\`<\\n]|\\$?\\{)`).test(source)
}

const boldIn = (path: string): string[] =>
  [...read(path).matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label.replace(/\s+/g, ' '))

describe('the guides for editors, operators and adopters (OP-6)', () => {
  it('are at most ten pages each', () => {
    const wordsOnPage = 480
    const countWords = (path: string) =>
      read(path)
        .split(/\s+/)
        .filter((part) => /[\p{L}\p{N}]/u.test(part)).length

    expect(guides.filter((path) => countWords(path) > 10 * wordsOnPage)).toEqual([])
  })

  it('are named by the README', () => {
    expect(guides.filter((path) => !read('README.md').includes(`(${path})`))).toEqual([])
  })

  it.each(['docs/editing.md', 'docs/operating.md'])('name buttons, menus and fields as screens do: %s', (path) => {
    const labels = [...new Set(boldIn(path))].filter((label) => !Object.hasOwn(ofPayload, label))

    expect(labels.length).toBeGreaterThan(path === 'docs/editing.md' ? 100 : 2)
    expect(labels.filter((label) => !isOnScreen(label, screens))).toEqual([])
  })

  it('would notice a button that is called otherwise', () => {
    expect(isOnScreen('Publish in …', screens)).toBe(true)
    expect(isOnScreen('Publish in every …', screens)).toBe(false)
    expect(isOnScreen('Send for', screens)).toBe(false)
  })

  it('name what Payload says as it says it', () => {
    const cms = createRequire(join(root, 'services/cms/package.json'))
    const folder = join(root, 'services/cms/node_modules/@payloadcms/translations')
    // The rules also run before the packages of the CMS are installed.
    if (!existsSync(folder)) return
    const payload = readFileSync(cms.resolve('@payloadcms/translations/languages/en'), 'utf8')

    for (const [label, key] of Object.entries(ofPayload)) expect(payload).toContain(`${key}: '${label}'`)
  })

  it.each(guides)('lead only to files and headings that exist: %s', (path) => {
    const links = [...read(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const broken = links.filter((link) => {
      if (/^https?:/.test(link)) return false
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? path : join(dirname(path), file)
      return !files.includes(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
    })

    expect(broken).toEqual([])
  })

  it.each(guides)('name only files, folders and commands that exist: %s', (path) => {
    const named = [...read(path).matchAll(/`(deploy|\.env\.example|(?:deploy|services|src|tools)\/[\w@./-]+)`/g)]
    const missing = named
      .map(([, file = '']) => file.replace(/\/$/, ''))
      .filter((file) => !files.some((one) => one === file || one.startsWith(`${file}/`)) && !mayBeMissing(file, files))
    const release = read('services/commands/release.ts')
    const acts = [...read(path).matchAll(/npm run release -- ([a-z]+)/g)].map(([, act = '']) => act)

    expect(missing).toEqual([])
    expect(acts.filter((act) => !new RegExp(`\\b${act}\\b`).test(release))).toEqual([])
  })
})

describe('the guide for operators (OP-6)', () => {
  const text = read('docs/operating.md')
  const named = [...text.matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) +\|/gm)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.replaceAll('`', '')),
  )

  it('says of every alarm what it means and what to do', () => {
    // What the edge calls a service that does not answer, or one of its addresses; and what the account service has to say.
    const others = ['account', 'publisher', ...replicable.map((name) => `${name}-replica`), 'no-mail-server']

    expect([...named].sort()).toEqual([...alarmNames, ...others].sort())
    expect(read('services/account/main.ts')).toContain("['no-mail-server']")
    expect(read('services/edge/health.ts')).toContain("const watchful = ['publisher', 'account'] as const")
  })

  it('says what every command does, and what every role serves', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const both = `${read('README.md')}${text}`
    const untold = Object.keys(scripts).filter(
      (name) => !name.startsWith('pre') && !new RegExp(`npm (?:run )?${name}\\b`).test(both),
    )

    expect(untold).toEqual([])
    expect(roles.filter((role) => !new RegExp(`${role}[,\\s|]`).test(text))).toEqual([])
  })

  it('names every key that several machines must share, and the settings of provider, search and database', () => {
    const asked = [...settingNames].filter((name) => /^(?:ALGOLIA|IDENTITY|GATSBY_SIGN_IN|GATSBY_IDENTITY)_/.test(name))
    const needed = [...asked, 'DATABASE_URL', 'S3_BUCKET', 'TRUSTED_PROXIES', 'BACKUP_KEY', 'COMPARE_AT', 'HSTS']

    expect(needed.filter((name) => !text.includes(`\`${name}`))).toEqual([])
    expect(secretNames.filter((name) => !text.includes(name))).toEqual([])
  })
})

const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replace(/ /g, '-'),
  )
