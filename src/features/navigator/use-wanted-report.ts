import { useEffect, useRef, useState } from 'react'
import { parseOpened } from '../../forms/account-report'
import { type Report } from '../../services/account/report-answers'
import { useAsked } from '../account/use-asked'

/** Opens the kept report that the address names, once, and begins at what changed in it. */
export function useWantedReport(open: Report | undefined, onOpen: (report: Report) => void): void {
  const [wanted] = useState(() => parseOpened(location.hash))
  const isOpened = useRef(false)
  const { data } = useAsked('Reports')
  const report = data?.viewer.reports.find(({ id, isOpen }) => id === wanted && isOpen)
  useEffect(() => {
    if (!report || isOpened.current) return
    isOpened.current = true
    onOpen(report)
    // It is another function at each render, and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [report])
  const isShown = wanted !== undefined && open?.id === wanted
  useEffect(() => {
    if (!isShown) return
    const changes = document.getElementById('report_changes')
    changes?.setAttribute('tabindex', '-1')
    changes?.focus()
  }, [isShown])
}
