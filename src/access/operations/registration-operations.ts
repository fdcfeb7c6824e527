const registration =
  '__typename id version state mode otherMode position title path venue startsAt endsAt timeZone isCalledOff isPast certificate watch'

/** What people registered for. */
export const registrationOperations = {
  Registrations: `query Registrations($locale: Locale!) {
  viewer {
    __typename
    id
    registrations(locale: $locale) { ${registration} }
  }
}`,
  Registering: `query Registering($locale: Locale!) {
  viewer {
    __typename
    id
    email
    details { __typename id name company jobTitle country }
    organisations { __typename id name }
    registrations(locale: $locale) { __typename id event state position }
  }
}`,
  CalendarAddress: `query CalendarAddress {
  viewer {
    __typename
    id
    calendarAddress { __typename path madeAt }
  }
}`,
  ReplaceCalendarAddress: `mutation ReplaceCalendarAddress($key: Key!, $locale: Locale!) {
  replaceCalendarAddress(key: $key, locale: $locale) { __typename path madeAt }
  }`,
  RecordingOf: `query RecordingOf($event: ID!) {
  recordingOf(event: $event)
}`,
  CancelRegistration: `mutation CancelRegistration($key: Key!, $id: ID!, $version: Int!, $locale: Locale!) {
  cancelRegistration(key: $key, id: $id, version: $version, locale: $locale) { ${registration} }
}`,
  ChangeAttendance: `mutation ChangeAttendance($key: Key!, $id: ID!, $version: Int!, $mode: AttendanceMode!, $locale: Locale!) {
  changeAttendance(key: $key, id: $id, version: $version, mode: $mode, locale: $locale) { ${registration} }
}`,
} as const
