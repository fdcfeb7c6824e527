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
} as const
