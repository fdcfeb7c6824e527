// A change is answered with what the page keeps of the same report, so all select the same.
export const reportFields = `__typename id version title view service services jurisdictions questions closed isOpen isOwn mayChange cells madeAt changedAt removedAt
    changes { __typename question jurisdiction answer before after }
    notes { __typename place text version }`

const listed = '__typename id title isOpen isOwn cells path(locale: $locale) changes { __typename answer }'

/** What is asked of the reports that somebody keeps. */
export const keptReportOperations = {
  Reports: `query Reports {
  viewer { __typename id reports { ${reportFields} } removedReports { ${reportFields} } }
}`,
  KeptReports: `query KeptReports($locale: Locale!) {
  viewer {
    __typename
    id
    reports { ${listed} }
    sharedReports { ${listed} }
  }
}`,
  RemoveReport: `mutation RemoveReport($key: Key!, $id: ID!, $version: Int!) {
  removeReport(key: $key, id: $id, version: $version) { ${reportFields} }
}`,
  RestoreReport: `mutation RestoreReport($key: Key!, $id: ID!, $version: Int!) {
  restoreReport(key: $key, id: $id, version: $version) { ${reportFields} }
}`,
} as const satisfies Readonly<Record<string, string>>
