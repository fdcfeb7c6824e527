const registration =
  '__typename id version state mode position title path venue startsAt endsAt timeZone isCalledOff isPast'

/** What people registered for. */
export const registrationOperations = {
  Registrations: `query Registrations($locale: Locale!) {
  viewer {
    __typename
    id
    registrations(locale: $locale) { ${registration} }
  }
}`,
  CancelRegistration: `mutation CancelRegistration($key: Key!, $id: ID!, $version: Int!, $locale: Locale!) {
  cancelRegistration(key: $key, id: $id, version: $version, locale: $locale) { ${registration} }
}`,
} as const
