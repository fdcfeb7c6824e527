import { buildCms } from '../../services/start/build-cms'
import { compileCode } from './compiled-code'
import { furnish } from './furnished'

/** Once before suites that start services: what `npm start` would build and make at first, so that no test waits for it. */
async function build(): Promise<void> {
  await Promise.all([buildCms().run(new AbortController().signal).then(furnish), compileCode()])
}

// Jest asks for a default export here.
// eslint-disable-next-line import-x/no-default-export -- see above
export default build
