import { followChanges } from '../../../services/account/following/follow-changes'
import { openItemStore } from '../../../services/account/items/item-store'
import { keepItems } from '../../../services/account/items/keep-items'
import { openItems } from '../../../services/account/items/read-items'
import { openPost, type Post } from '../../../services/account/mail/open-post'
import { followVersions } from '../../../services/account/navigator/book/follow-versions'
import { openNavigator } from '../../../services/account/navigator/open-navigator'
import { openGrants } from '../../../services/account/people/grants'
import { openPersonal } from '../../../services/account/records/personal'
import { repeat } from '../../../services/account/repeat'
import { openDatabase } from '../../../services/database/open-database'
import { askLog } from '../../../services/shared/ask-log'
import { openAlertService } from '../letters/alerting'

// What an account service does with news, at the hour that the storm gives, until it is killed.
const [databaseUrl = '', smtpUrl = '', outside = '', name = ''] = process.argv.slice(2)
const everyMs = 100

const report = (line: string) => void process.stderr.write(`${name}: ${line}\n`)
const grants = openGrants()
const access = followChanges({ url: `${outside}/access`, key: name }, grants, report)
const database = openDatabase(databaseUrl, { statementMs: 5000 })
const ask = askLog({ logUrl: `${outside}/log`, key: name })
keepItems({ ask, store: openItemStore(database), databaseUrl, report })
followVersions({ databaseUrl, database, ask, report })
const { alerting, outbox } = openAlertService({
  ...{ database, post: openPost({ smtpUrl, folder: undefined }) as Post },
  sources: {
    ...{ grants, isWhole: access.isWhole, items: openItems(database) },
    ...{ personal: openPersonal(database), navigator: openNavigator(database) },
  },
})
const readClock = async (loop: string) =>
  new Date(Number(await (await fetch(`${outside}/clock?loop=${name}-${loop}`)).json()))
const work = async () => alerting.work(await readClock('news'))
repeat({ everyMs, work, failed: 'News failed', report })
repeat({ everyMs, work: async () => outbox.deliverDue(await readClock('letters')), failed: 'Letters failed', report })
