import { compilePrograms } from '../../services/shared/compiled/compile-programs'
import { benchAccount } from './account'
import { benchAlerts } from './alerts'
import { benchBackup } from './backup'
import { benchBuild } from './build'
import { benchDeploy } from './deploy/deploy'
import { benchEdge } from './edge'
import { benchLog } from './log'
import { benchNavigator } from './navigator'
import { benchPeers } from './peers/peers'
import { benchPublish } from './publish'
import { benchReport } from './report'
import { benchSearch } from './search'
import { benchTyping } from './typing'
import { benchCms } from './whole/cms'
import { benchMenu } from './whole/menu'
import { benchStart } from './whole/start'

const benches: Record<string, (args: string[]) => Promise<object>> = {
  account: benchAccount,
  alerts: benchAlerts,
  backup: benchBackup,
  build: benchBuild,
  cms: benchCms,
  deploy: benchDeploy,
  edge: benchEdge,
  log: benchLog,
  menu: benchMenu,
  navigator: benchNavigator,
  peers: benchPeers,
  publish: benchPublish,
  report: benchReport,
  search: benchSearch,
  start: benchStart,
  typing: benchTyping,
}

/** npm run bench -- <name>: one benchmark; the last line is RESULT and its figures. */
async function bench([name = '', ...args]: string[]): Promise<void> {
  const run = Object.hasOwn(benches, name) ? benches[name] : undefined
  if (!run) {
    process.stderr.write(`There is no such benchmark. npm run bench -- ${Object.keys(benches).join(' | ')}\n`)
    process.exit(1)
  }
  await compilePrograms()
  process.stdout.write(`RESULT ${JSON.stringify(await run(args))}\n`)
  process.exit(0)
}

void bench(process.argv.slice(2))
