import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onCreateWebpackConfig } from '../../../plugins/gatsby-plugin-script-on-demand/gatsby-node'

type Config = { plugins: readonly object[] }

const directory = mkdtempSync(join(tmpdir(), 'drawn-'))
afterAll(() => rmSync(directory, { recursive: true }))

const component = (name: string) => {
  const componentPath = join(directory, 'src/templates', `${name}.tsx`)
  return [componentPath, { componentPath, componentChunkName: `chunk-of-${name}` }] as const
}
const store = {
  getState: () => ({
    components: new Map([component('home'), component('client'), component('about-us')]),
    program: { directory },
  }),
}

function configure(stage: string, drawn?: string[]) {
  const replaced: [string, string][] = []
  let config: Config | undefined
  onCreateWebpackConfig(
    {
      stage,
      store,
      actions: { setWebpackConfig: (wanted) => void (config = wanted) },
      plugins: { normalModuleReplacement: (request, module) => replaced.push([String(request), module]) && {} },
    },
    drawn ? { drawn } : {},
  )
  return { config, replaced }
}

describe('scripts of templates that are never drawn in the browser', () => {
  it('are not named by what browsers load: those of the others are', () => {
    const { config, replaced } = configure('build-javascript', ['client'])
    const [request, module] = replaced[0] ?? ['', '']

    expect(request).toBe(String(/^\$virtual\/async-requires$/))
    expect(readFileSync(module, 'utf8')).toBe(`exports.components = {
  "chunk-of-client": () => import("./../../src/templates/client.tsx" /* webpackChunkName: "chunk-of-client" */),
}
`)
    expect(config?.plugins).toHaveLength(2)
  })

  it('are compiled for their styles, in an order that does not depend on the content', () => {
    const { config } = configure('build-javascript', ['client'])
    const [, { module: path = '' } = {}] = (config?.plugins ?? []) as { module?: string }[]

    expect(readFileSync(path, 'utf8')).toBe(`import * as t0 from "./../../src/templates/about-us.tsx"
import * as t1 from "./../../src/templates/home.tsx"
globalThis.neverDrawn = [t0,t1]
`)
  })

  it('stay where they are in other stages, and where nothing is said', () => {
    expect(configure('build-html', ['client']).config).toBeUndefined()
    expect(configure('build-javascript').config).toBeUndefined()
  })
})
