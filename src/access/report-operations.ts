// A change is answered with what the page keeps of the same report, so all select the same.
const fields = `__typename id version title service jurisdictions questions isOpen cells madeAt changedAt removedAt
    changes { __typename question jurisdiction answer before after }
    notes { __typename place text version }`

/** What the report builder asks of the account. */
export const reportOperations = {
  Reports: `query Reports {
  viewer { __typename id reports { ${fields} } removedReports { ${fields} } }
}`,
  SaveReport: `mutation SaveReport($key: Key!, $service: ID!, $title: String!, $jurisdictions: [Int!]!, $questions: [Int!]!) {
  saveReport(key: $key, service: $service, title: $title, jurisdictions: $jurisdictions, questions: $questions) { ${fields} }
}`,
  ChangeReport: `mutation ChangeReport($key: Key!, $id: ID!, $version: Int!, $title: String!, $jurisdictions: [Int!]!, $questions: [Int!]!) {
  changeReport(key: $key, id: $id, version: $version, title: $title, jurisdictions: $jurisdictions, questions: $questions) { ${fields} }
}`,
  RefreshReport: `mutation RefreshReport($key: Key!, $id: ID!, $version: Int!, $answers: [Int!]) {
  refreshReport(key: $key, id: $id, version: $version, answers: $answers) { ${fields} }
}`,
  NoteReport: `mutation NoteReport($key: Key!, $id: ID!, $version: Int!, $place: String!, $text: String!) {
  noteReport(key: $key, id: $id, version: $version, place: $place, text: $text) { ${fields} }
}`,
  GiveOutReport: `mutation GiveOutReport($key: Key!, $service: ID!, $title: String!, $jurisdictions: [Int!]!, $questions: [Int!]!, $format: ReportFormat!, $locale: Locale!) {
  giveOutReport(key: $key, service: $service, title: $title, jurisdictions: $jurisdictions, questions: $questions, format: $format, locale: $locale) { __typename id format state address }
}`,
  CheckedReport: `query CheckedReport($code: String!) {
  checkedReport(code: $code) { __typename madeAt cells changes { __typename question jurisdiction answer before after } }
}`,
  ReportExport: `query ReportExport($id: ID!) {
  reportExport(id: $id) { __typename id format state address }
}`,
  RemoveReport: `mutation RemoveReport($key: Key!, $id: ID!, $version: Int!) {
  removeReport(key: $key, id: $id, version: $version) { ${fields} }
}`,
  RestoreReport: `mutation RestoreReport($key: Key!, $id: ID!, $version: Int!) {
  restoreReport(key: $key, id: $id, version: $version) { ${fields} }
}`,
} as const satisfies Readonly<Record<string, string>>
