import { checkAudiences } from './check-audiences'
import { checkCursor } from './check-cursor'
import { checkDocuments, checkLocales } from './check-documents'
import { checkMedia } from './check-media'
import { checkOrder, checkWithdrawals, hasWithdrawals } from './check-order'
import { checkRestart } from './check-restart'
import { checkChangedSince, checkSnapshot } from './check-snapshot'
import { type Examined, readSource } from './examined'
import { type Source } from './source'

/** What was looked at, and everything that is wrong there. */
export type Finding = { check: string; problems: string[]; note?: string }

type Check = (examined: Examined) => string[] | Promise<string[]>

const checks: Readonly<Record<string, Check>> = {
  order: checkOrder,
  cursor: checkCursor,
  snapshot: checkSnapshot,
  'changed since': checkChangedSince,
  withdrawals: checkWithdrawals,
  locales: checkLocales,
  documents: checkDocuments,
  audiences: checkAudiences,
  media: checkMedia,
}

/** Whether a source keeps the contract of the publication log (docs/contract). */
export async function examineSource(source: Source, remembered?: string): Promise<Finding[]> {
  const examined = await readSource(source)
  const findings: Finding[] = []
  for (const [check, find] of Object.entries(checks)) findings.push({ check, problems: await find(examined) })
  if (remembered !== undefined) findings.push({ check: 'restart', problems: checkRestart(examined, remembered) })
  return findings.map((finding) => withNote(finding, examined))
}

function withNote(finding: Finding, examined: Examined): Finding {
  const { source, log } = examined
  if (finding.check === 'order') return { ...finding, note: `${log.length} rows` }
  if (finding.check === 'withdrawals' && !hasWithdrawals(examined)) {
    return { ...finding, note: 'nothing was ever withdrawn: withdraw something and examine again' }
  }
  if (finding.check === 'audiences' && source.accountKey === undefined) {
    return { ...finding, note: 'the site’s key alone was tried; --account KEY tries the other' }
  }
  return finding
}
