const notices = '__typename id version choices { __typename kind way rate } hour weekday pausedUntil'
const feedItem = '__typename name type title path datedAt changedAt because isSaved'
const alert = '__typename id kind nature title place path because shownAt isRead'
// Of a change nothing is asked that a page has in its own language.
const changedFollow = '__typename id version rate note natures isOn restorableUntil'
const follow = `${changedFollow} kind about title`

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
  Feed: `query Feed($locale: Locale!) {
  viewer {
    __typename
    id
    feed(locale: $locale) { ${feedItem} }
  }
}`,
  Changes: `query Changes($locale: Locale!, $since: Day) {
  viewer {
    __typename
    id
    changes(locale: $locale, since: $since) { __typename since isFirst items { ${feedItem} } }
  }
}`,
  NoteOverviewVisit: `mutation NoteOverviewVisit($key: Key!) {
  noteOverviewVisit(key: $key) { __typename id }
}`,
  KeepPage: `mutation KeepPage($key: Key!, $of: String!, $locale: Locale!) {
  addFavourite(key: $key, of: $of, locale: $locale) { __typename id version of }
}`,
  Follows: `query Follows($locale: Locale!) {
  viewer {
    __typename
    id
    follows(locale: $locale) { ${follow} }
    newsletters(locale: $locale) { __typename about title summary rates }
  }
}`,
  EndedFollows: `query EndedFollows($locale: Locale!) {
  viewer {
    __typename
    id
    endedFollows(locale: $locale) { ${follow} }
  }
}`,
  Authors: `query Authors($locale: Locale!) {
  viewer {
    __typename
    id
    authors(locale: $locale) { __typename about title }
  }
}`,
  Follow: `mutation Follow($key: Key!, $kind: String!, $about: String!, $rate: String!, $locale: Locale!) {
  follow(key: $key, kind: $kind, about: $about, rate: $rate, locale: $locale) { ${follow} }
}`,
  ChangeFollow: `mutation ChangeFollow($key: Key!, $id: ID!, $version: Int!, $rate: String!, $note: String!, $natures: String) {
  changeFollow(key: $key, id: $id, version: $version, rate: $rate, note: $note, natures: $natures) { ${changedFollow} }
}`,
  Alerts: `query Alerts($locale: Locale!) {
  viewer {
    __typename
    id
    alerts(locale: $locale) { ${alert} }
  }
}`,
  Letters: `query Letters($locale: Locale!) {
  viewer {
    __typename
    id
    letters(locale: $locale) { __typename state dueAt alerts { ${alert} } }
  }
}`,
  ReadAlerts: `mutation ReadAlerts($key: Key!, $alert: ID!, $isAlone: Boolean!) {
  readAlerts(key: $key, alert: $alert, isAlone: $isAlone) { __typename id }
}`,
  ResumeLetters: `mutation ResumeLetters($key: Key!) {
  resumeLetters(key: $key) { __typename id }
}`,
  EndFollow: `mutation EndFollow($key: Key!, $id: ID!, $version: Int!) {
  endFollow(key: $key, id: $id, version: $version) { ${changedFollow} }
}`,
  ResumeFollow: `mutation ResumeFollow($key: Key!, $id: ID!, $version: Int!) {
  resumeFollow(key: $key, id: $id, version: $version) { ${changedFollow} }
}`,
} as const
