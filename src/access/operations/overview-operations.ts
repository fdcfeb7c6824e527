const place = '__typename number name lang slug path'
const question = '__typename number key topic position valueType text help lang'
const moved = `__typename key service { ${place} } jurisdiction { ${place} } question { ${question} }
        changeKind isFirst changeNote noteLang changedAt effectiveFrom status statusBefore shortAnswer lang path
        reports { __typename id title }`
const comingEvent = '__typename name title path detail datedAt'

/** What the first screen of somebody's own asks. Each part fails by itself, so each asks for itself. */
export const overviewOperations = {
  Overview: `query Overview($locale: Locale!, $since: Day) {
  viewer {
    __typename
    id
    overview(locale: $locale, since: $since) {
      __typename
      edition
      since
      isFirst
      total
      laws
      answers {
        ${moved}
      }
      subjects
      places
      kept
      eventsToCome { ${comingEvent} }
    }
  }
}`,
  ReportsNow: `query ReportsNow($locale: Locale!) {
  viewer {
    __typename
    id
    reports {
      __typename
      id
      title
      path(locale: $locale)
      service
      jurisdictions
      questions
      isOpen
      cells
      changes { __typename question jurisdiction answer before after }
    }
  }
}`,
  DatesAhead: `query DatesAhead($locale: Locale!) {
  viewer {
    __typename
    id
    registrations(locale: $locale) {
      __typename
      id
      version
      state
      mode
      position
      title
      path
      venue
      startsAt
      endsAt
      timeZone
      isCalledOff
      isPast
    }
    lawAhead(locale: $locale) {
      __typename key day service { ${place} } jurisdiction { ${place} } question { ${question} } status path
    }
    consultationsAhead(locale: $locale) {
      __typename key day title authority jurisdiction { ${place} }
    }
  }
}`,
  MarkAllSeen: `mutation MarkAllSeen($key: Key!) {
  markAllNavSeen(key: $key) { __typename id }
}`,
  // Written as Apollo prints it: over the socket it travels so, and the service knows it by that.
  LawEdition: `subscription LawEdition($known: String!) {
  navEdition(known: $known)
}`,
} as const
