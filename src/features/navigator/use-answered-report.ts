import { useEffect, useRef } from 'react'
import { type Report } from '../../services/account/report-answers'

/** Hands on the report that a change was answered with, once for each answer. */
export function useAnsweredReport(answered: Report | undefined, onAnswer: (report: Report) => void): void {
  const latest = useRef(onAnswer)
  useEffect(() => {
    latest.current = onAnswer
  })
  useEffect(() => {
    if (answered) latest.current(answered)
  }, [answered])
}
