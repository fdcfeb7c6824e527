import { join } from 'node:path'
import { type CreateWebpackConfigArgs } from 'gatsby'
import { readBuildEnv } from '../config/env-build'
import { toPageSettings } from '../config/page-settings'
import { readSetting } from '../config/read-setting'
import { compiledIn } from './compiled-in'
import { inOneLanguage, type Replace } from './in-one-language'

type Given = Pick<CreateWebpackConfigArgs, 'actions' | 'stage'> & {
  plugins: { define: unknown; normalModuleReplacement: unknown }
}
type Define = (values: Readonly<Record<string, string>>) => object

/** Gatsby's router brings what checks components while somebody develops them. */
const noChecks = join(__dirname, 'stand-ins/no-checks.ts')
const unchecked = { 'prop-types': noChecks, invariant: noChecks }

/** What Gatsby compiles in, and what it keeps of it. */
export function onCreateWebpackConfig({ actions, plugins, stage }: Given): void {
  const define = plugins.define as Define
  actions.setWebpackConfig({
    plugins: [
      define(compiledIn.define()),
      ...(stage === 'build-javascript' ? [inOneLanguage(plugins.normalModuleReplacement as Replace)] : []),
    ],
    // Where a package has its code for browsers of today as well, such as rxjs has, that is smaller.
    resolve: { conditionNames: ['es2015', '...'], ...(stage === 'build-javascript' ? { alias: unchecked } : {}) },
    // Readers have no use for maps to our source, and a build without them takes a tenth less.
    ...(stage.startsWith('build') ? { devtool: false } : {}),
    ...(readBuildEnv().BUILT_AGAIN ? toOutput(stage) : { cache: false }), // what nobody reads again takes a seventh of a build to write
  })
}

/** In a folder that is built in again, Gatsby keeps pages whose code is the same; with other settings they must be made again. */
const toOutput = (stage: Given['stage']) =>
  stage === 'build-html' ? { output: { hashSalt: toPageSettings(readSetting, { hasSession: true }) } } : {}
