import { appendFileSync } from 'node:fs'
import { type Letter } from '../../../services/account/mail/open-post'
import { openOutbox } from '../../../services/account/outbox/open-outbox'
import { openDatabase } from '../../../services/database/open-database'

// A worker of its own that is killed over its first letter: before the letter leaves, or after it left and before that is noted.
const [databaseUrl = '', file = '', moment = ''] = process.argv.slice(2)

const database = openDatabase(databaseUrl)
const post = ({ messageId }: Letter) => {
  if (moment === 'after') appendFileSync(file, `${messageId}\n`)
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
}
const place = { from: 'account@firm.example', desk: 'desk@firm.example', report: () => undefined }
void openOutbox({ database, post, ...place }).deliverDue(new Date())
