import { favouriteOperations } from './favourite-operations'
import { interestsOperations } from './interests-operations'
import { keptReportOperations } from './kept-report-operations'
import { lessonOperations } from './lesson-operations'
import { overviewOperations } from './overview-operations'
import { registrationOperations } from './registration-operations'
import { securityOperations } from './security-operations'

// A change is answered with what the page keeps of the same record, so both select the same.
const requestFields = '__typename id kind about wanted madeAt phone seats message state version note answeredAt'
const offerFields = `__typename id kind about permission name summary path isOpen launchUrl until lastUsedAt
      questions jurisdictions request { ${requestFields} }`
const detailsFields = '__typename id version editable name company jobTitle phone country locale timeZone updatedAt'

const photoFields = '__typename id version small medium large endsAt'

/** What every page asks of the account that shows something of it, but for what comes with the pages of the navigator. */
export const dashboardOperations = {
  Teams: `query Teams($locale: Locale!) {
  viewer {
    __typename
    id
    teams(locale: $locale) {
      __typename
      id
      name
      organisation { __typename id name }
      members { __typename id name nativeName jobTitle offices phones { __typename kind number } email path card picture }
    }
    spaces(locale: $locale) {
      __typename
      id
      key
      name
      notes { __typename id writtenOn language text author { __typename id name path } }
    }
  }
}`,
  Requests: `query Requests {
  viewer {
    __typename
    id
    requests { ${requestFields} }
  }
}`,
  Offers: `query Offers($locale: Locale!) {
  viewer {
    __typename
    id
    organisations { __typename id name }
    offers(locale: $locale) { ${offerFields} }
  }
}`,
  Subscriptions: `query Subscriptions($locale: Locale!) {
  viewer {
    __typename
    id
    subscriptions(locale: $locale) {
      __typename
      id
      kind
      name
      path
      reference
      organisation { __typename id name }
      owner
      seats
      seatsTaken
      renewsOn
      daysLeft
      state
      contacts { __typename id name path }
    }
  }
}`,
  Details: `query Details {
  viewer {
    __typename
    id
    details { ${detailsFields} }
  }
}`,
  Photo: `query Photo {
  viewer {
    __typename
    id
    details {
      __typename
      id
      photo { ${photoFields} }
    }
  }
}`,
  ChangeDetails: `mutation ChangeDetails($key: Key!, $version: Int!, $details: DetailsInput!) {
  changeDetails(key: $key, version: $version, details: $details) {
    ${detailsFields}
  }
}`,
  ChangePhoto: `mutation ChangePhoto($key: Key!, $version: Int!, $file: Upload!) {
  changePhoto(key: $key, version: $version, file: $file) {
    ${photoFields}
  }
}`,
  RemovePhoto: `mutation RemovePhoto($key: Key!, $version: Int!) {
  removePhoto(key: $key, version: $version) {
    ${photoFields}
  }
}`,
  AskTeam: `mutation AskTeam($key: Key!, $answer: ID!, $message: String!, $locale: Locale!) {
  askTeam(key: $key, answer: $answer, message: $message, locale: $locale) { ${requestFields} }
}`,
  RequestCallback: `mutation RequestCallback($key: Key!, $colleague: ID!, $phone: String!, $message: String!, $locale: Locale!) {
  requestCallback(key: $key, colleague: $colleague, phone: $phone, message: $message, locale: $locale) {
    ${requestFields}
  }
}`,
  RequestSeats: `mutation RequestSeats($key: Key!, $subscription: ID!, $seats: Int!, $message: String!, $locale: Locale!) {
  requestSeats(key: $key, subscription: $subscription, seats: $seats, message: $message, locale: $locale) {
    ${requestFields}
  }
}`,
  ...favouriteOperations,
  ...interestsOperations,
  ...overviewOperations,
  ...registrationOperations,
  ...lessonOperations,
  ...securityOperations,
  ...keptReportOperations,
  NoteLaunch: `mutation NoteLaunch($key: Key!, $product: ID!, $locale: Locale!) {
  noteLaunch(key: $key, product: $product, locale: $locale) { ${offerFields} }
}`,
  RequestAccess: `mutation RequestAccess($key: Key!, $product: ID, $service: ID, $message: String!, $locale: Locale!) {
  requestAccess(key: $key, product: $product, service: $service, message: $message, locale: $locale) {
    ${requestFields}
  }
}`,
  LastEvent: `query LastEvent {
  viewer {
    __typename
    id
    events(first: 1) { __typename number }
  }
}`,
  // Written as Apollo prints it: over the socket it travels so, and the service knows it by that.
  News: `subscription News($after: Int!) {
  news(after: $after) {
    __typename
    number
    kind
    about
    page
    at
  }
}`,
} as const satisfies Readonly<Record<string, string>>
