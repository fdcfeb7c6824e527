import { useEffect, useState } from 'react'
import { parseChoice, type ReportChoice, writeChoice } from '../../../forms/account-report'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { isOfReport, writeOpen } from './report-resumed'
import { type ReportView, writeView } from './report-view'

type Work = { choice: ReportChoice; view: ReportView; open: Report | undefined }

/** Keeps in the address what somebody works on: what follows its "#" is sent to nobody. */
export function useInAddress({ choice, view, open }: Work) {
  const [began] = useState(() => location.hash)
  const [first] = useState({ choice, view })
  const [isNamed, setNamed] = useState(() => isOfReport(began))
  // The report that the address names has not come yet.
  const isAwaited = isNamed && open === undefined
  const isAsItBegan = first.choice === choice && first.view === view
  useEffect(() => {
    // As it stands it has all of it, also what is known with the report alone.
    if (isAwaited && isAsItBegan) return
    const written = isAwaited ? addUnknown(choice, first.choice, began) : choice
    const isEmpty = written.jurisdictions.length === 0 && written.questions.length === 0
    const of = isAwaited ? namedIn(began) : writeOpen(open)
    if (!isEmpty) history.replaceState(history.state, '', writeChoice(written) + writeView(view) + of)
  }, [choice, view, open, first, began, isAwaited, isAsItBegan])
  return { began, isAwaited, endWait: () => setNamed(false), findWhole: () => addUnknown(choice, first.choice, began) }
}

const namedIn = (began: string): string => `&of=${new URLSearchParams(began.replace(/^#/, '')).get('of') ?? ''}`

/** A choice with what the address named and nobody could know yet: of a service that is closed, which the report alone tells. */
function addUnknown(choice: ReportChoice, known: ReportChoice, began: string): ReportChoice {
  const named = parseChoice(began)
  if (choice === known) return named
  const more = (list: keyof ReportChoice) => named[list].filter((id) => !known[list].includes(id))
  return {
    jurisdictions: [...choice.jurisdictions, ...more('jurisdictions')],
    questions: [...choice.questions, ...more('questions')],
  }
}
