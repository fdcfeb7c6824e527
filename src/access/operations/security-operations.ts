// A change is answered with what the page keeps of the same record, so all select the same.
const fields = `__typename id isReached isFresh
      sessions { __typename id isThis browser system network country beganAt seenAt }
      logins { __typename id connection email linkedAt isMain }
      exports { __typename id type bytes madeAt address endsAt }`

/** How somebody's account is opened, and where it is open. */
export const securityOperations = {
  Security: `query Security {
  viewer {
    __typename
    id
    security { ${fields} }
  }
}`,
  EndSession: `mutation EndSession($key: Key!, $session: ID!) {
  endSession(key: $key, session: $session) { ${fields} }
}`,
  EndOtherSessions: `mutation EndOtherSessions($key: Key!) {
  endOtherSessions(key: $key) { ${fields} }
}`,
  BeginLink: `mutation BeginLink($key: Key!) {
  beginLink(key: $key) { __typename id ticket endsAt }
}`,
  AcceptLink: `mutation AcceptLink($key: Key!, $ticket: String!) {
  acceptLink(key: $key, ticket: $ticket)
}`,
  UnlinkLogin: `mutation UnlinkLogin($key: Key!, $login: ID!) {
  unlinkLogin(key: $key, login: $login) { ${fields} }
}`,
  ExportData: `mutation ExportData($key: Key!, $locale: Locale!) {
  exportData(key: $key, locale: $locale) { ${fields} }
}`,
  DeleteAccount: `mutation DeleteAccount($key: Key!, $locale: Locale!) {
  deleteAccount(key: $key, locale: $locale) { __typename id askedAt dueAt }
}`,
} as const
