const placeFields = '__typename number name lang slug path'
const questionFields = '__typename number key topic position valueType text help lang'
const deadlineFields = '__typename amount unit from'
const sourceFields = '__typename title provision url'
const feedAddressFields = '__typename service feedPath tablePath madeAt'
const readingFields = '__typename id answer version madeAt'
const pieceFields = '__typename kind text'
const differenceFields = `__typename
  answer
  question { ${questionFields} }
  jurisdiction { ${placeFields} }
  lang
  before
  after
  changeKind
  changeNote
  noteLang
  facts { __typename fact before after }
  shortAnswer { ${pieceFields} }
  detail { ${pieceFields} }`
const versionFields = `lang status threshold deadline { ${deadlineFields} } shortAnswer detail sources { ${sourceFields} }
    effectiveFrom effectiveTo changeKind changeNote noteLang approver publishedAt`

/** What the pages of the navigator ask of the account. What holds on a day has no id: each answer is cached by its question. */
export const navigatorOperations = {
  NavServices: `query NavServices($locale: Locale!) {
  navServices(locale: $locale) {
    ${placeFields} permission
    regions {
      ${placeFields}
      jurisdictions { ${placeFields} iso tablePath lastReviewed reviewDue isOverdue changedSinceVisit }
    }
  }
}`,
  NavJurisdiction: `query NavJurisdiction($service: String!, $region: String!, $jurisdiction: String!, $locale: Locale!, $day: Day) {
  navJurisdiction(service: $service, region: $region, jurisdiction: $jurisdiction, locale: $locale, day: $day) {
    __typename
    number iso name lang path tablePath day today edition
    service { ${placeFields} }
    region { ${placeFields} }
    lastReviewed reviewDue isOverdue counselFirm counselPerson sourceLanguages visitedAt isRead changedSinceVisit
    reviewer { __typename id name jobTitle path }
    questions {
      ${questionFields}
      answer {
        __typename number version textVersion ${versionFields}
        reviewedAt reviewedBy reviewDueAt versions differsFromToday isChangedSinceVisit
      }
    }
  }
}`,
  NavAnswerHistory: `query NavAnswerHistory($answer: ID!, $locale: Locale!) {
  navAnswerHistory(answer: $answer, locale: $locale) {
    __typename
    answer
    question { ${questionFields} }
    service { ${placeFields} }
    jurisdiction { ${placeFields} }
    versions { __typename number textVersion ${versionFields} lawFrom lawTo isLawToday }
  }
}`,
  NavDifference: `query NavDifference($answer: ID!, $from: Int!, $to: Int!, $locale: Locale!) {
  navDifference(answer: $answer, from: $from, to: $to, locale: $locale) { ${differenceFields} }
}`,
  NavDayDifferences: `query NavDayDifferences($service: String!, $region: String, $jurisdiction: String, $from: Day!, $to: Day!, $locale: Locale!) {
  navDayDifferences(service: $service, region: $region, jurisdiction: $jurisdiction, from: $from, to: $to, locale: $locale) {
    __typename
    from
    to
    isCut
    differences { ${differenceFields} }
  }
}`,
  NavSinceDifferences: `query NavSinceDifferences($service: String!, $region: String!, $jurisdiction: String!, $since: Moment!, $locale: Locale!) {
  navSinceDifferences(service: $service, region: $region, jurisdiction: $jurisdiction, since: $since, locale: $locale) {
    __typename
    since
    differences { ${differenceFields} }
  }
}`,
  NavMatrix: `query NavMatrix($service: String!, $region: String, $locale: Locale!, $day: Day) {
  navMatrix(service: $service, region: $region, locale: $locale, day: $day) { __typename columns }
}`,
  NavUpdates: `query NavUpdates($service: String!, $locale: Locale!, $first: Int!, $skip: Int, $kind: NavChangeKind, $jurisdiction: ID, $since: Day, $until: Day) {
  navUpdates(service: $service, locale: $locale, first: $first, skip: $skip, kind: $kind, jurisdiction: $jurisdiction, since: $since, until: $until) {
    __typename
    total
    service { ${placeFields} }
    updates {
      __typename key answer version changeKind changeNote noteLang changedAt effectiveFrom status statusBefore shortAnswer lang path
      question { ${questionFields} }
      region { ${placeFields} }
      jurisdiction { ${placeFields} }
    }
  }
}`,
  NavFeedAddress: `query NavFeedAddress($service: ID!) {
  navFeedAddress(service: $service) { ${feedAddressFields} }
}`,
  ReplaceNavFeedAddress: `mutation ReplaceNavFeedAddress($key: Key!, $service: ID!, $locale: Locale!) {
  replaceNavFeedAddress(key: $key, service: $service, locale: $locale) { ${feedAddressFields} }
}`,
  NavGuidance: `query NavGuidance($guidance: ID!, $locale: Locale!) {
  navGuidance(guidance: $guidance, locale: $locale) {
    __typename
    number title lang path version changedAt reviewedAt reviewDueAt body
    citedBy { __typename answer path question { ${questionFields} } jurisdiction { ${placeFields} } }
    service { ${placeFields} }
    region { ${placeFields} }
  }
}`,
  MarkNavSeen: `mutation MarkNavSeen($key: Key!, $service: ID!, $jurisdiction: ID) {
  markNavSeen(key: $key, service: $service, jurisdiction: $jurisdiction) { __typename service jurisdictions seenAt }
}`,
  AttestReading: `mutation AttestReading($key: Key!, $answer: ID!, $version: Int!) {
  attestReading(key: $key, answer: $answer, version: $version) { ${readingFields} }
}`,
  NavReadings: `query NavReadings {
  navReadings { ${readingFields} }
}`,
  NavClientReadings: `query NavClientReadings {
  navClientReadings { __typename id person name answer version madeAt }
}`,
} as const satisfies Readonly<Record<string, string>>
