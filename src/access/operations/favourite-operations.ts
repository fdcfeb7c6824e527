// A change is answered with what the page keeps of the same record, so all select the same.
const fields = '__typename id version kind of title path detail datedAt note removedAt restorableUntil'

/** What people keep of the public pages. */
export const favouriteOperations = {
  Favourites: `query Favourites($locale: Locale!) {
  viewer {
    __typename
    id
    favourites(locale: $locale) { ${fields} }
  }
}`,
  SavedAmong: `query SavedAmong($locale: Locale!, $among: [String!]!) {
  viewer {
    __typename
    id
    favourites(locale: $locale, among: $among) { __typename id version of removedAt }
  }
}`,
  OwnPicture: `query OwnPicture {
  viewer {
    __typename
    id
    details { __typename id photo { __typename id version small } }
  }
}`,
  AddFavourite: `mutation AddFavourite($key: Key!, $of: String!, $locale: Locale!) {
  addFavourite(key: $key, of: $of, locale: $locale) {
    ${fields}
  }
}`,
  RemovedFavourites: `query RemovedFavourites($locale: Locale!) {
  viewer {
    __typename
    id
    removedFavourites(locale: $locale) { ${fields} }
  }
}`,
  RemoveFavourite: `mutation RemoveFavourite($key: Key!, $id: ID!, $version: Int!, $locale: Locale!) {
  removeFavourite(key: $key, id: $id, version: $version, locale: $locale) {
    ${fields}
  }
}`,
  RestoreFavourite: `mutation RestoreFavourite($key: Key!, $id: ID!, $version: Int!, $locale: Locale!) {
  restoreFavourite(key: $key, id: $id, version: $version, locale: $locale) {
    ${fields}
  }
}`,
  NoteFavourite: `mutation NoteFavourite($key: Key!, $id: ID!, $version: Int!, $locale: Locale!, $note: String!) {
  noteFavourite(key: $key, id: $id, version: $version, locale: $locale, note: $note) {
    ${fields}
  }
}`,
  MoveFavourite: `mutation MoveFavourite($key: Key!, $id: ID!, $version: Int!, $locale: Locale!, $before: ID) {
  moveFavourite(key: $key, id: $id, version: $version, locale: $locale, before: $before) {
    ${fields}
  }
}`,
} as const
