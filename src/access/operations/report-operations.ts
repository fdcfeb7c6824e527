import { reportFields as fields } from './kept-report-operations'

const share = '__typename id organisation address mayEdit until revokedAt'

/** What the report builder asks of the account, beside what screens of the account ask of reports as well. */
export const reportOperations = {
  SharedReports: `query SharedReports {
  viewer { __typename id sharedReports { ${fields} } }
}`,
  ReportMatrix: `query ReportMatrix($service: String!, $locale: Locale!) {
  reportMatrix(service: $service, locale: $locale) { __typename columns }
}`,
  NavCounsel: `query NavCounsel($service: ID!, $locale: Locale!) {
  navCounsel(service: $service, locale: $locale) { __typename all { __typename jurisdiction names } }
}`,
  NavSample: `query NavSample($service: String!, $locale: Locale!) {
  navSample(service: $service, locale: $locale) { __typename columns }
}`,
  ReportClientExports: `query ReportClientExports($locale: Locale!) {
  reportClientExports { __typename id person name services serviceNames(locale: $locale) format cells askedAt }
}`,
  NoteTableExport: `mutation NoteTableExport($key: Key!, $service: ID!, $format: ReportFormat!, $cells: Int!) {
  noteTableExport(key: $key, service: $service, format: $format, cells: $cells) { __typename id format state address }
}`,
  Report: `query Report($id: ID!) {
  report(id: $id) { ${fields} }
}`,
  OpenReport: `mutation OpenReport($key: Key!, $report: ID!) {
  openReport(key: $key, report: $report) { ${fields} }
}`,
  ReportVersions: `query ReportVersions($id: ID!) {
  report(id: $id) { __typename id versions { __typename number title jurisdictions questions answers keptAt } }
}`,
  TakeReportVersion: `mutation TakeReportVersion($key: Key!, $id: ID!, $version: Int!, $number: Int!) {
  takeReportVersion(key: $key, id: $id, version: $version, number: $number) { ${fields} }
}`,
  ReportSharing: `query ReportSharing($id: ID!) {
  reportSharing(id: $id) {
    __typename
    id
    organisations { __typename id name }
    shares { ${share} }
    openings { __typename id person isRefused openedAt }
  }
}`,
  ShareReport: `mutation ShareReport($key: Key!, $report: ID!, $organisation: Int!, $address: String, $mayEdit: Boolean!, $until: Day!) {
  shareReport(key: $key, report: $report, organisation: $organisation, address: $address, mayEdit: $mayEdit, until: $until) { ${share} }
}`,
  EndReportShare: `mutation EndReportShare($key: Key!, $share: ID!) {
  endReportShare(key: $key, share: $share) { ${share} }
}`,
  SaveReport: `mutation SaveReport($key: Key!, $service: ID!, $title: String!, $jurisdictions: [Int!]!, $questions: [Int!]!, $view: String) {
  saveReport(key: $key, service: $service, title: $title, jurisdictions: $jurisdictions, questions: $questions, view: $view) { ${fields} }
}`,
  ChangeReport: `mutation ChangeReport($key: Key!, $id: ID!, $version: Int!, $title: String!, $jurisdictions: [Int!]!, $questions: [Int!]!, $view: String) {
  changeReport(key: $key, id: $id, version: $version, title: $title, jurisdictions: $jurisdictions, questions: $questions, view: $view) { ${fields} }
}`,
  RefreshReport: `mutation RefreshReport($key: Key!, $id: ID!, $version: Int!, $answers: [Int!]) {
  refreshReport(key: $key, id: $id, version: $version, answers: $answers) { ${fields} }
}`,
  NoteReport: `mutation NoteReport($key: Key!, $id: ID!, $version: Int!, $place: String!, $text: String!) {
  noteReport(key: $key, id: $id, version: $version, place: $place, text: $text) { ${fields} }
}`,
  GiveOutReport: `mutation GiveOutReport($key: Key!, $service: ID!, $report: ID, $number: Int, $title: String!, $jurisdictions: [Int!]!, $questions: [Int!]!, $format: ReportFormat!, $locale: Locale!) {
  giveOutReport(key: $key, service: $service, report: $report, number: $number, title: $title, jurisdictions: $jurisdictions, questions: $questions, format: $format, locale: $locale) { __typename id format state address }
}`,
  CheckedReport: `query CheckedReport($code: String!, $locale: Locale!) {
  checkedReport(code: $code) { __typename madeAt cells path(locale: $locale) unseen(locale: $locale) changes { __typename question jurisdiction answer before after } }
}`,
  ReportExport: `query ReportExport($id: ID!) {
  reportExport(id: $id) { __typename id format state address }
}`,
} as const satisfies Readonly<Record<string, string>>
