import config from '../payload.config'
import { describeContent } from './describe-content'

/** A process of its own, because the configuration is no CommonJS. */
async function print(): Promise<void> {
  const { collections } = await config
  process.stdout.write(JSON.stringify(describeContent(collections)), () => process.exit(0))
}

void print()
