import { useState } from 'react'
import { parseOpened } from '../../../forms/account-report'
import { parseChecked } from '../../../forms/verify'
import { MoreLink } from '../../../ui/more-link/more-link'
import { Notice } from '../../../ui/notice/notice'
import { useAsked } from '../../account/use-asked'
import { type ReportProps } from '../inside-props'

type Props = Pick<ReportProps, 'locale' | 'words'>

/**
 * Where a paper or a link has led to the builder of a service that is not open to its reader: the way to one that is.
 * A report is of several services, and neither a paper nor a link knows who will open it.
 */
export function ReportElsewhere(props: Props) {
  const [{ code, report }] = useState(() => ({
    code: parseChecked(location.hash),
    report: parseOpened(location.hash),
  }))
  if (code !== undefined) return <OnPaper {...props} code={code} />
  return report === undefined ? null : <Linked {...props} id={report} />
}

function OnPaper({ code, locale, words }: Props & { code: string }) {
  const path = useAsked('CheckedReport', { code, locale }).data?.checkedReport.path
  return <Lead {...{ path, words }} />
}

function Linked({ id, locale, words }: Props & { id: string }) {
  const viewer = useAsked('KeptReports', { locale }).data?.viewer
  const found = viewer && [...viewer.sharedReports, ...viewer.reports].find((one) => one.id === id)
  return <Lead path={found?.isOpen ? found.path : undefined} words={words} />
}

/** Nothing where nothing of it is open to them: why that is stands on the page already. */
const Lead = ({ path, words }: Pick<Props, 'words'> & { path: string | null | undefined }) => (
  <div className="wrap" role="status">
    {path ? (
      <Notice>
        <p>{words('report.elsewhere')}</p>
        <p>
          <MoreLink href={path} text={words('report.elsewhere-see')} />
        </p>
      </Notice>
    ) : null}
  </div>
)
