const report = {
  ...{
    __typename: 'Report',
    id: 'p1',
    version: 4,
    title: 'Swaps',
    view: '',
    service: 8,
    services: [8],
    closed: [],
    jurisdictions: [1, 2],
    questions: [3],
  },
  ...{
    isOpen: true,
    isOwn: true,
    mayChange: true,
    cells: 2,
    notes: [],
    madeAt: '2026-11-02T09:00:00.000Z',
    changedAt: '2026-11-02T09:00:00.000Z',
  },
  changes: [{ __typename: 'ReportCellChange', question: 3, jurisdiction: 1, answer: 5, before: 1, after: 2 }],
  removedAt: null,
}
/** Two reports that somebody keeps: one of which an answer has changed, and one whose service was taken from them. */
export const keptReports = {
  data: {
    viewer: {
      __typename: 'Viewer',
      id: 'auth0|a',
      reports: [report, { ...report, id: 'p2', title: 'Ended', isOpen: false, changes: [] }],
      removedReports: [],
    },
  },
}

const path = (locale: string) => `/${locale}/products/navigator/share-disclosure/report-builder#report=p1`
const listed = ({ __typename, id, title, isOpen, isOwn, cells }: typeof report) => ({
  ...{ __typename, id, title, isOpen, isOwn, cells },
  changes: report.changes.map(({ answer }) => ({ __typename: 'ReportCellChange', answer })),
})

/** The same where they are opened, and one of a colleague. */
export const listedReports = (locale: string) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: 'auth0|a',
      reports: [{ ...listed(report), path: path(locale) }],
      sharedReports: [
        { ...listed(report), id: 'p3', title: 'Of a colleague', isOwn: false, cells: 48, path: path(locale) },
      ],
    },
  },
})
