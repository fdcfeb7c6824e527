import { join } from 'node:path'
import { firmFolder } from '../../src/config/firm-folder'
import { root } from '../../src/config/root'
import { secretNames } from '../../src/config/secret-names'
import { type BuildTask, buildTask } from '../supervisor/build-task'
import { nextMode } from './plan-services'

/** Compiles the editors’ application, when something of it has changed. */
export function buildCms(): BuildTask {
  const services = join(root, 'services')
  const folder = join(services, 'cms')
  const source = join(services, '../src')
  // The build reads the configuration, which insists on these; nothing of them ends up in it.
  const names = [...secretNames, 'MEDIA_DIR', 'PUBLIC_URL', 'DATABASE_URL']
  const placeholders: Record<string, string> = Object.fromEntries(names.map((name) => [name, 'unset']))
  return buildTask({
    name: 'cms build',
    folder,
    args: [join(folder, 'node_modules/next/dist/bin/next'), 'build'],
    env: { ...placeholders, ...nextMode },
    inputs: [
      folder,
      join(services, 'database'),
      join(services, 'http'),
      join(services, 'limits'),
      join(services, 'metrics'),
      join(services, 'nudge'),
      join(services, 'releases'),
      join(services, 'shared'),
      join(source, 'access'),
      join(source, 'config'),
      join(source, 'content'),
      join(source, 'firm'),
      firmFolder(),
      join(source, 'routes'),
      join(source, 'ui/mark'),
    ],
    output: join(folder, '.next'),
  })
}
