import { screen } from '@testing-library/react'
import { tableColumns } from '../records/table-columns'
import { answers } from './account-answers'
import { network } from './account-screen'
import { openInside, service, somebody } from './inside-page'

export const reportPage = { view: 'report' as const, service }
export const keptReport = {
  ...{
    __typename: 'Report',
    id: 'r1',
    version: 1,
    title: 'For the board',
    view: '',
    service: 7,
    services: [7],
    closed: [],
    isOpen: true,
    cells: 2,
    isOwn: true,
    mayChange: true,
  },
  ...{ jurisdictions: [3], questions: [1, 2], notes: [], removedAt: null },
  ...{ madeAt: '2026-11-01T12:00:00.000Z', changedAt: '2026-11-01T12:00:00.000Z' },
  changes: [{ __typename: 'ReportCellChange', question: 1, jurisdiction: 3, answer: 11, before: 1, after: null }],
}
const viewer = (reports: object[], removedReports: object[] = []) => ({
  data: { viewer: { __typename: 'Viewer', id: 'a', reports, removedReports } },
})

/** The report builder of somebody who may read its service. */
export async function openReports(reports: object[] = [], columns: object = tableColumns) {
  Object.assign(network.answers, {
    ReportMatrix: { data: { reportMatrix: { __typename: 'NavMatrix', columns } } },
    Reports: viewer(reports),
    ReportVersions: { data: { report: { __typename: 'Report', id: 'r1', versions: [] } } },
    SharedReports: { data: { viewer: { __typename: 'Viewer', id: 'a', sharedReports: [] } } },
    ReportSharing: {
      data: { reportSharing: { __typename: 'ReportSharing', id: 'r1', organisations: [], shares: [], openings: [] } },
    },
    ...network.answers,
    ...(network.answers['Reports'] === answers.Reports ? { Reports: viewer(reports) } : {}),
    SaveReport: { data: { saveReport: { ...keptReport, changes: [] } } },
    ChangeReport: { data: { changeReport: { ...keptReport, version: 2, questions: [2, 1], changes: [] } } },
    RefreshReport: { data: { refreshReport: { ...keptReport, version: 2, changes: [] } } },
  })
  const opened = await openInside(reportPage, somebody(['share-disclosure']))
  await opened.settle()
  return opened
}

export const headsOfTable = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
