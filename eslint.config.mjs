import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import typescript from 'typescript-eslint'

// Imports run one way: a layer may import itself and the layers before it.
const layers = [
  ...['firm', 'config', 'i18n'],
  'routes',
  'content',
  'access',
  'forms',
  'services',
  'ui',
  'shell',
  'features',
  'enhance',
  'templates',
]
// What the servers may use of the site: its pure layers, and what they render on the server.
const openToServers = ['firm', 'config', 'i18n', 'routes', 'content', 'access', 'forms', 'ui']

const byHand = 'Press, type and choose as a person does: `user` and `enter` of tests/support/user.ts.'
const ownHands = [
  ...['@testing-library/react', '@testing-library/react/pure', '@testing-library/dom'].map((name) => ({
    name,
    importNames: ['fireEvent', 'createEvent'],
    message: byHand,
  })),
  { name: '@testing-library/user-event', message: byHand },
]
const ownSettings = { object: 'process', property: 'env', message: 'Read settings through src/config.' }
const ownLog = 'A service says what happens through services/shared/log.ts.'

const gatsbyRooms = 'Gatsby is known in src/gatsby, plugins, the Gatsby files and the one renderer of the publisher.'

// Commands speak to the person who runs them; everything else in services writes lines of one form.
const commands = [
  'services/{commands/*.ts,install.mjs,load/*.mjs}',
  'services/cms/{load/main,transfer/main,transfer/print-schema}.ts',
  'services/demo/pictures/make-pictures.ts',
  'services/demo/tell-items.ts',
  'services/demo/generate/main.ts',
  'services/identity/keys/rotate.ts',
  'services/supervisor/run-stack.ts',
]

const settingsReaders = ['services/{*/environment.ts,load/*.mjs}', 'services/cms/{payload-command.mjs,next.config.ts}']

const scriptGlobals = ['process', 'console', 'module', 'exports', 'require', 'Buffer', 'setInterval', 'clearInterval']

const browserGlobals = ['window', 'document', 'location', 'XMLHttpRequest', 'setTimeout', 'clearTimeout']

const zones = [
  ...layers.map((layer, position) => ({
    target: `src/${layer}`,
    from: layers.slice(position + 1).map((later) => `src/${later}`),
    message: `src/${layer} comes before it in the import order (eslint.config.mjs).`,
  })),
  {
    target: 'services',
    from: layers.filter((layer) => !openToServers.includes(layer)).map((layer) => `src/${layer}`),
    message: 'Servers use only the pure layers of src.',
  },
  {
    target: 'src/plan',
    from: ['src/gatsby', 'src/services', 'src/features', 'src/enhance', 'src/templates'],
    message: 'The plan decides what pages show; it knows no browser, no template and not what performs it.',
  },
  {
    target: [...layers.map((layer) => `src/${layer}`), 'src/gates'],
    from: ['src/gatsby'],
    message: 'src/gatsby performs the plan in Gatsby: only the Gatsby files and the publisher know it.',
  },
  {
    target: [...layers.map((layer) => `src/${layer}`), 'src/gates', 'src/plan'],
    from: ['src/indexing'],
    message: 'src/indexing sends what was planned to the indexes of search: only what performs the plan knows it.',
  },
  {
    target: 'src/indexing',
    from: ['src/gatsby', 'src/services', 'src/features', 'src/enhance', 'src/templates'],
    message: 'src/indexing knows the plan, and not who performs it.',
  },
  {
    target: 'src/gates',
    from: ['src/services', 'src/features', 'src/enhance', 'src/templates'],
    message: 'Gates look at what was made, not at what makes it.',
  },
  { target: 'src', from: ['services', 'tests'], message: 'The site knows nothing of the servers or the tests.' },
  {
    target: 'plugins',
    from: ['src', 'services', 'tests'],
    message: 'A plugin knows Gatsby, and nothing of the site: it could be published.',
  },
  { target: 'services', from: 'tests', message: 'Product code does not import tests.' },
]

const pureRoom =
  'The plan reads content alone: no file, no network, no process (src/gatsby, src/indexing and the services do).'
const outside = [
  ...[
    'fs',
    'fs/promises',
    'http',
    'https',
    'http2',
    'net',
    'tls',
    'dgram',
    'dns',
    'child_process',
    'worker_threads',
    'os',
  ],
  ...['process', 'cluster', 'readline'],
].flatMap((name) => [name, `node:${name}`])
outside.push('algoliasearch', 'pg', 'undici', 'ws')
const outsideGlobals = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'process']

export default typescript.config(
  {
    // Written by Payload's own commands.
    ignores: [
      '**/node_modules',
      '{.data,.programs,.cache}',
      'public',
      '**/.next',
      'services/cms/migrations',
      'services/cms/app/admin/importMap.js',
    ],
  },
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  importX.flatConfigs.typescript,
  jsxA11y.flatConfigs.recommended,
  {
    plugins: { 'import-x': importX },
    // One program for all, as `tsc` has it: the service for editors takes a little longer.
    languageOptions: { parserOptions: { project: true } },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: zones.filter(({ from }) => from.length > 0) }],
      'import-x/no-default-export': 'error',
      'import-x/order': ['error', { alphabetize: { order: 'asc' }, 'newlines-between': 'never' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 40, skipComments: true }],
      'max-params': ['error', 3],
      'max-depth': ['error', 3],
      'no-console': 'error',
      'no-restricted-properties': ['error', ownSettings],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Here are no enums, and hardly a class: these two would find nothing, for a fifth of the time of all lint.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    // Wherever React may be. The compiler that these ask takes half a minute for the servers, which have none.
    files: ['**/*.tsx', 'src/**/*.ts', 'services/cms/components/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['services/**'],
    ignores: ['services/shared/log.ts', ...commands],
    rules: {
      'no-restricted-properties': [
        'error',
        ownSettings,
        { object: 'process', property: 'stdout', message: ownLog },
        { object: 'process', property: 'stderr', message: ownLog },
      ],
    },
  },
  {
    files: ['src/config/**', ...settingsReaders, 'plugins/**'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['services/**/*.ts'],
    ignores: ['services/shared/log.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `ConditionalExpression[test.right.name='Error'][consequent.property.name='message'][alternate.callee.name='String']`,
          message: 'Use messageOf (services/shared/log.ts).',
        },
      ],
    },
  },
  {
    files: ['src/**', 'services/**'],
    ignores: ['src/gatsby/**', 'services/publisher/renderer/gatsby-renderer.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'gatsby', message: gatsbyRooms }],
          patterns: [{ group: ['gatsby/*'], message: gatsbyRooms }],
        },
      ],
    },
  },
  {
    // The same content makes the same plan: whatever else it read would be a reason to read otherwise.
    files: ['src/plan/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: outside, allowTypeImports: true, message: pureRoom }] },
      ],
      'no-restricted-globals': ['error', ...outsideGlobals.map((name) => ({ name, message: pureRoom }))],
    },
  },
  {
    // Gatsby, Next.js and Payload find these by their default export.
    files: ['services/cms/app/**', 'services/cms/*.config.ts', 'gatsby-config.ts', 'src/templates/*.tsx'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // A describe block is a table of contents, not a function to keep short.
    files: ['tests/**', 'tools/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // An event alone is not what a person does: a click also moves the focus, and keys type letter by letter.
    files: ['tests/**', 'tools/**'],
    ignores: ['tests/support/user.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: ownHands }] },
  },
  {
    // Plain scripts and tool settings stand outside the TypeScript project.
    files: ['**/*.mjs', '**/*.cjs', 'plugins/**/*.js', 'static/*.js'],
    extends: [typescript.configs.disableTypeChecked],
    languageOptions: { globals: Object.fromEntries(scriptGlobals.map((name) => [name, 'readonly'])) },
    rules: { 'import-x/no-default-export': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // What a browser runs as it stands.
    files: ['services/publisher/preview/follow-form.mjs'],
    languageOptions: { globals: Object.fromEntries(browserGlobals.map((name) => [name, 'readonly'])) },
  },
  {
    files: ['static/offline.js'],
    languageOptions: { globals: { self: 'readonly', caches: 'readonly', fetch: 'readonly' } },
  },
  prettier,
)
