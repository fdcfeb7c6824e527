import { type Plan } from './redact'

/** What goes, place by place, and what the command leaves to somebody. None of the words. */
export function tellPlan(plan: Plan): string[] {
  const { seq, held, releases, left, copies } = plan
  const counted: [number, string][] = [
    [held.rows, 'rows of the publication log lose their document'],
    [held.versions, 'earlier versions in the content management go, in all their languages'],
    [held.answers, 'versions that subscribers could read go'],
    [held.bases, 'texts that translations were compared with go'],
    [held.titles, 'titles in the audit log go'],
    [releases.length, 'earlier releases are forgotten and cannot be brought back'],
    [left, 'pictures and documents for pages that are still open go'],
    [copies, 'lines and files of this machine that were made of them go'],
  ]
  return [
    ...counted.flatMap(([count, what]) => (count > 0 ? [`${String(count).padStart(6)}  ${what}`] : [])),
    plan.isLive
      ? `Readers see row ${seq} of the log, and it stays: if it says the same words, correct them in the content management first.`
      : 'Readers find that the page was withdrawn (410).',
    ...(plan.isInCms && !plan.isLive
      ? ['The content management still holds the item itself: correct or delete it there.']
      : []),
    ...(plan.isSearchBehind ? ['Search has not taken all that was published yet.'] : []),
  ]
}
