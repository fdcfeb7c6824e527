import { useState } from 'react'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { Loaded } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { type BuilderProps } from '../inside-props'
import { useAnswered } from '../use-answered'

const named = /^([0-9a-f-]{36})\.(\d{1,9})$/

/** Which report the choice in an address belongs to, and the version of it that was changed. */
export const writeOpen = (open: Report | undefined): string => (open ? `&of=${open.id}.${open.version}` : '')

function findOpenIn(fragment: string): { id: string; version: number } | undefined {
  const [, id = '', version] = named.exec(new URLSearchParams(fragment.replace(/^#/, '')).get('of') ?? '') ?? []
  return id === '' ? undefined : { id, version: Number(version) }
}

/** Whether an address goes on with a report that was open. */
export const isOfReport = (fragment: string): boolean => findOpenIn(fragment) !== undefined

type Props = Pick<BuilderProps, 'locale' | 'words' | 'partWords'> & {
  /** Goes on where somebody was: what was changed and could not be sent is sent. */
  onResume: (report: Report) => void
  /** It was changed elsewhere meanwhile, and is shown as it is. */
  onOpen: (report: Report) => void
  /** There is none to go on with. */
  onGone: () => void
}

/** Goes on with the report that was open when its page was left, and says so where it does not come. */
export function ReportResumed(props: Props) {
  const [open] = useState(() => findOpenIn(location.hash))
  return open ? <Resumed {...props} {...open} /> : null
}

function Resumed({ id, version, onResume, onOpen, onGone, ...props }: Props & { id: string; version: number }) {
  const { locale, words, partWords } = props
  const asked = useAsked('Report', { id })
  const [first, setFirst] = useState<Report>()
  const found = asked.data?.report
  if (found && !first) setFirst(found)
  useAnswered(first, (report) => {
    if (!report.isOpen || report.removedAt !== null) onGone()
    else if (report.version === version) onResume(report)
    else onOpen(report)
  })
  const isRefused = asked.problem?.code === 'NOT_FOUND'
  useAnswered(isRefused || undefined, onGone)
  return (
    <Loaded title={words('report.keep')} {...{ locale, asked }} words={partWords}>
      {() => null}
    </Loaded>
  )
}
