import { useEffect, useState } from 'react'
import { parseOpened } from '../../../forms/account-report'
import { type Report } from '../../../services/account/answers/kept-report-answers'

/** A report that the address has opened begins at what changed in it. */
export function useWantedReport(open: Report | undefined): void {
  const [wanted] = useState(() => parseOpened(location.hash))
  const isShown = wanted !== undefined && open?.id === wanted
  useEffect(() => {
    if (!isShown) return
    const changes = document.getElementById('report_changes')
    changes?.setAttribute('tabindex', '-1')
    changes?.focus()
  }, [isShown])
}
