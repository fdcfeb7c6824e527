import { openDiskStore } from '../../../services/releases/store/open-store'
import { publishFolder } from './publish-folder'

/** One release after another from these folders, until somebody kills it. */
async function publishEndlessly([dataDir = '', ...folders]: string[]): Promise<void> {
  for (;;) for (const folder of folders) await publishFolder(folder, openDiskStore(dataDir))
}

void publishEndlessly(process.argv.slice(2))
