import { once } from 'node:events'
import { giveIds } from '../demo/items/give-ids'
import { planCorpus } from './plan-corpus'
import { readCorpus } from './read-corpus'

/** Prints a corpus, an item a line, for the CMS to load; no faster than it is read. */
async function print(): Promise<void> {
  for (const item of giveIds(planCorpus(readCorpus(process.argv.slice(2))))) {
    if (!process.stdout.write(`${JSON.stringify(item)}\n`)) await once(process.stdout, 'drain')
  }
}

void print()
