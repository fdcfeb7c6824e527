import { matchNext } from '../../../services/account/alerts/match-changes'
import { placeLetters } from '../../../services/account/alerts/place-letters'
import { openDatabase } from '../../../services/database/open-database'

// A worker of its own that goes on until it is killed, wherever it is then; the time that it believes in is given.
const [databaseUrl = '', now = ''] = process.argv.slice(2)

const database = openDatabase(databaseUrl)
const work = async (): Promise<void> => {
  while (await matchNext(database, new Date()));
  await placeLetters(database, new Date(now))
  process.stdout.write('.')
  return work()
}
void work()
