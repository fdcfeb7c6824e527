const notices = '__typename id version choices { __typename kind way rate } hour weekday pausedUntil'

/** What people follow. */
export const interestsOperations = {
  Interests: `query Interests($locale: Locale!) {
  viewer {
    __typename
    id
    interests { __typename id version chosen }
    subjects(locale: $locale) { __typename name kind title parent }
  }
}`,
  ChangeInterests: `mutation ChangeInterests($key: Key!, $version: Int!, $chosen: [String!]!) {
  changeInterests(key: $key, version: $version, chosen: $chosen) { __typename id version chosen }
}`,
  Notices: `query Notices {
  viewer {
    __typename
    id
    notices { ${notices} }
  }
}`,
  ChangeNotices: `mutation ChangeNotices($key: Key!, $version: Int!, $choices: [NoticeChoiceInput!]!, $hour: Int!, $weekday: Int!, $pausedUntil: Day) {
  changeNotices(key: $key, version: $version, choices: $choices, hour: $hour, weekday: $weekday, pausedUntil: $pausedUntil) { ${notices} }
}`,
  Onboarding: `query Onboarding {
  viewer {
    __typename
    id
    onboarding { __typename id version step }
  }
}`,
  ChangeOnboarding: `mutation ChangeOnboarding($key: Key!, $version: Int!, $step: String!) {
  changeOnboarding(key: $key, version: $version, step: $step) { __typename id version step }
}`,
} as const
