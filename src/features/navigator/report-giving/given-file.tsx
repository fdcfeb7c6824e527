import { useEffect } from 'react'
import { isFileFormat } from '../../../forms/report-export'
import { type GivenReport } from '../../../services/account/answers/report-answers'
import { MoreLink } from '../../../ui/more-link/more-link'
import { Notice } from '../../../ui/notice/notice'
import { SaidOutcome } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { type Change } from '../../account/use-change'
import { type InsideProps } from '../inside-props'

type Props = Pick<InsideProps, 'words' | 'partWords'> & { outcome: Change<'GiveOutReport'>['outcome'] }

/** What has become of a document that somebody asked for: why not, how far it is, and where it is fetched. */
export function GivenFile({ outcome, words, partWords }: Props) {
  const given = outcome.state === 'done' ? outcome.data.giveOutReport : undefined
  return (
    <>
      <WhyNot {...{ outcome, words, partWords }} />
      {given && isFileFormat(given.format) ? <Making key={given.id} {...{ given, words }} /> : null}
    </>
  )
}

const WhyNot = ({ outcome, words, partWords }: Props) =>
  outcome.state === 'failed' && outcome.problem.code === 'FORBIDDEN' ? (
    <Notice kind="warning">
      <p role="alert">{words('report.no-export')}</p>
    </Notice>
  ) : (
    <SaidOutcome words={partWords} outcome={outcome} />
  )

const lookMs = 1000

/** Looks now and then what has become of it. */
function Making({ given, words }: Pick<Props, 'words'> & { given: GivenReport }) {
  const { data, again, problem } = useAsked('ReportExport', { id: given.id })
  const { state, address } = data?.reportExport ?? given
  const isMaking = state === 'MAKING'
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(() => void again(), lookMs)
    return () => clearInterval(timer)
  }, [isMaking, again])
  const isFailed = state === 'FAILED' || (isMaking && problem !== undefined)
  return (
    <div aria-live="polite">
      <Notice kind={isFailed ? 'warning' : 'note'}>
        {isFailed ? <p>{words('report.not-made')}</p> : null}
        {isMaking && !isFailed ? <p>{words('report.making')}</p> : null}
        {address === null ? null : (
          <>
            <p>{words('report.ready')}</p>
            <p>
              <MoreLink href={address} text={words('report.fetch')} />
            </p>
          </>
        )}
      </Notice>
    </div>
  )
}
