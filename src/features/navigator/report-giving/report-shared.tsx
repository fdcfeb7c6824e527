import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { parseOpened } from '../../../forms/account-report'
import { toAccountProblem } from '../../../services/account/account-problem'
import { documentOf } from '../../../services/account/account-texts'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { reportAnswers } from '../../../services/account/answers/report-answers'
import { Press } from '../../../shell/session/press'
import { Fold } from '../../../ui/fold/fold'
import { KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { Notice } from '../../../ui/notice/notice'
import { useAsked } from '../../account/use-asked'
import { useChange } from '../../account/use-change'
import { type BuilderProps } from '../inside-props'
import { sayState } from '../report/report-kept'
import { useAnswered } from '../use-answered'

type Props = BuilderProps & { open: Report | undefined; onOpen: (report: Report | undefined) => void }

/** What colleagues share, and the one that a link has led to. What is taken back is closed while it is read. */
export function ReportShared(props: Props) {
  const { words, open, onOpen } = props
  const [linked] = useState(() => parseOpened(location.hash))
  const [isEnded, setEnded] = useState(false)
  const opening = useChange('OpenReport', { refetch: ['SharedReports'] })
  const opened = opening.outcome.state === 'done' ? opening.outcome.data.openReport : undefined
  useAnswered(opened, (report) => {
    setEnded(false)
    onOpen(report)
  })
  const first = useRef(linked)
  useEffect(() => {
    const report = first.current
    first.current = undefined
    if (report !== undefined) opening.send({ report })
  })
  return (
    <>
      <div role="status">
        {isEnded ? <Said text={words('share.ended')} /> : null}
        {opening.outcome.state === 'failed' ? <Said text={words('share.not-open')} /> : null}
      </div>
      {open === undefined || open.isOwn ? null : (
        <Watch key={open.id} open={open} onOpen={onOpen} onEnd={() => setEnded(true)} />
      )}
      <SharedList {...props} onPick={(report) => opening.send({ report })} />
    </>
  )
}

const Said = ({ text }: { text: string }) => (
  <Notice kind="warning">
    <p>{text}</p>
  </Notice>
)

function SharedList({ words, page, onPick }: Props & { onPick: (id: string) => void }) {
  const { data } = useAsked('SharedReports')
  const shared = (data?.viewer.sharedReports ?? []).filter(({ services }) => services.includes(page.service.number))
  if (shared.length === 0) return null
  return (
    <Fold title={words('share.with-you')} level={3} isOpen>
      <KeptList>
        {shared.map((report) => (
          <KeptItem
            key={report.id}
            title={report.title}
            meta={sayState(report, words)}
            acts={
              report.isOpen ? (
                <Press label={words('report.open-one', { title: report.title })} onPress={() => onPick(report.id)}>
                  {words('report.open')}
                </Press>
              ) : null
            }
          />
        ))}
      </KeptList>
    </Fold>
  )
}

/** Asked so often: what was taken back is gone within five seconds, and what a colleague writes is here. */
const watchMs = 3500

type WatchProps = { open: Report; onOpen: Props['onOpen']; onEnd: () => void }

function Watch({ open, onOpen, onEnd }: WatchProps) {
  const client = useApolloClient()
  const latest = useRef({ open, onOpen, onEnd })
  useEffect(() => {
    latest.current = { open, onOpen, onEnd }
  })
  useEffect(() => {
    let isBusy = false
    const look = async () => {
      const { open: seen, onOpen: show, onEnd: end } = latest.current
      if (isBusy || !navigator.onLine || document.visibilityState !== 'visible') return
      isBusy = true
      const query = { query: documentOf('Report'), variables: { id: seen.id }, fetchPolicy: 'network-only' as const }
      try {
        const { report } = reportAnswers.Report.parse((await client.query(query)).data)
        if (report.changedAt !== seen.changedAt || report.mayChange !== seen.mayChange) show(report)
      } catch (thrown) {
        if (toAccountProblem(thrown).code !== 'NOT_FOUND') return
        client.cache.evict({ id: client.cache.identify({ __typename: 'Report', id: seen.id }) ?? '' })
        end()
        show(undefined)
      } finally {
        isBusy = false
      }
    }
    const timer = setInterval(() => void look(), watchMs)
    return () => clearInterval(timer)
  }, [client])
  return null
}
