import { type Pool } from 'pg'
import { openGivingOut } from '../documents/give-out-report'
import { type PdfMaker } from '../documents/open-pdf-maker'
import { type Files } from '../files/files'
import { type ChangesSource } from '../following/follow-changes'
import { dropLetters } from '../mail/drop-letters'
import { type Grants } from '../people/grants'
import { type SignInProvider } from '../provider/sign-in-provider'
import { openReportExports } from '../records/report-exports'
import { repeat } from '../repeat'
import { limitSenders } from '../sent-forms/limit-senders'
import { type SignedAddresses } from '../signed/signed-addresses'
import { openDeletions } from './deletions'
import { openExports } from './exports'
import { openLinking } from './linking'
import { openOfficeRecords } from './office-records'

const exportLimit = { most: 10, seconds: 3600 }
const eraseEveryMs = 5000

type Leaving = Giving & {
  provider: SignInProvider
  grants: Grants
  signed: SignedAddresses
  /** Where the content management tells what it keeps of people. */
  changes: ChangesSource
  mailFolder: string | undefined
}

/** What people take away of theirs, and the end of an account. */
export function openOwnData(database: Pool, { provider, grants, signed, changes, mailFolder, ...given }: Leaving) {
  const { files, report } = given
  const giving = openGiving(database, given)
  const office = openOfficeRecords(changes)
  const deletions = openDeletions(database, {
    ...{ provider, office },
    ...(mailFolder === undefined ? {} : { dropLetters: (addresses) => dropLetters(mailFolder, addresses) }),
  })
  const exporting = limitSenders(exportLimit)
  const stop = repeat({
    ...{ everyMs: eraseEveryMs, failed: 'Accounts were not erased', report },
    work: async () => {
      await deletions.eraseDue(new Date())
    },
  })
  const linking = openLinking({ database, grants, provider, signed })
  const mayExport = (sub: string) => exporting.allow(sub)
  return {
    sources: { provider, deletions, linking, mayExport, exports: openExports(database, { files, office }), ...giving },
    stop,
  }
}

type Giving = {
  files: Pick<Files, 'store'>
  maker: PdfMaker
  siteOrigin: string
  report: (line: string) => void
}

/** Documents that people take away. */
function openGiving(database: Pool, { files, maker, siteOrigin, report }: Giving) {
  const reportExports = openReportExports(database, files)
  const giveOutReport = openGivingOut({ exports: reportExports, maker, siteOrigin, report })
  return { reportExports, giveOutReport }
}
