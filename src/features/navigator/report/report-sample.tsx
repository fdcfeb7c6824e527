import { useMemo, useState } from 'react'
import { type NavColumns } from '../../../access/nav-columns'
import { type ReportChoice } from '../../../forms/account-report'
import { type User } from '../../../services/identity/user'
import { Notice } from '../../../ui/notice/notice'
import { AccountOf } from '../../account/account-of'
import { Card } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { askReports } from '../fetched/ask-reports'
import { type ReportProps } from '../inside-props'
import { ReportElsewhere } from '../report-giving/report-elsewhere'
import { ReportChoices } from './report-choice'
import { ReportComparison } from './report-comparison'
import { plainView } from './report-view'

askReports()

/** The report builder for those who may not read its service: three jurisdictions, and answers that say what they are. */
export const ReportSample = ({ user, ...props }: ReportProps & { user: User }) => (
  <AccountOf user={user}>
    <ReportElsewhere {...props} />
    <Asked {...props} />
  </AccountOf>
)

function Asked(props: ReportProps) {
  const { locale, page, words, partWords } = props
  const asked = useAsked('NavSample', { service: page.service.slug, locale })
  return (
    <Card
      id="report_sample"
      title={words('sample.title')}
      note={words('sample.note')}
      {...{ locale, asked }}
      words={partWords}
    >
      {({ navSample: { columns } }) => <Sample {...props} columns={columns} />}
    </Card>
  )
}

function Sample({ columns: bare, ...props }: ReportProps & { columns: NavColumns }) {
  const { words } = props
  const columns = useMemo(() => {
    const short = bare.cells.short.map(() => words('sample.answer'))
    return { ...bare, cells: { ...bare.cells, short } }
  }, [bare, words])
  const [choice, setChoice] = useState<ReportChoice>({ jurisdictions: [], questions: [] })
  const [view, setView] = useState(plainView)
  const [isChoosing, setChoosing] = useState(true)
  return (
    <>
      <Notice kind="warning">
        <p>{words('sample.said')}</p>
      </Notice>
      {isChoosing ? (
        <ReportChoices {...props} {...{ columns, choice }} onChange={setChoice} onCompare={() => setChoosing(false)} />
      ) : (
        <ReportComparison
          {...props}
          {...{ columns, choice, view }}
          open={undefined}
          onChoice={setChoice}
          onView={setView}
          onChoose={() => setChoosing(true)}
          onNote={undefined}
          isSample
        />
      )}
    </>
  )
}
