import { compilePrograms } from '../../services/shared/compiled/compile-programs'
import { buildCms } from '../../services/start/build-cms'
import { furnish } from './place/furnished'
import { compileCode } from './publishing/compiled-code'

/** Once before suites that start services: what `npm start` would build and make at first, so that no test waits for it. */
async function build(): Promise<void> {
  await compilePrograms()
  await Promise.all([buildCms().run(new AbortController().signal).then(furnish), compileCode()])
}

// Jest asks for a default export here.
// eslint-disable-next-line import-x/no-default-export -- see above
export default build
