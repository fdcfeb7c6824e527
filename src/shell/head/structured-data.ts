import {
  type Article,
  type BreadcrumbList,
  type Course,
  type Event,
  type FAQPage,
  type JobPosting,
  type LegalService,
  type Organization,
  type Person,
  type WebSite,
} from 'schema-dts'

type Named = { name: string; url: string }
export type Place = { street: string; city: string; region?: string; postcode?: string; country: string }

const address = ({ street, city, region, postcode, country }: Place) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    ...(region === undefined ? {} : { addressRegion: region }),
    ...(postcode === undefined ? {} : { postalCode: postcode }),
    addressCountry: country,
  }) as const

export const toOrganization = (firm: Named & { logo: string; profiles: readonly string[] }): Organization => ({
  '@type': 'Organization',
  '@id': `${firm.url}#firm`,
  name: firm.name,
  url: firm.url,
  logo: firm.logo,
  sameAs: [...firm.profiles],
})

export const toWebSite = (site: Named & { lang: string; searchUrl: string }): WebSite => ({
  '@type': 'WebSite',
  name: site.name,
  url: site.url,
  inLanguage: site.lang,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.searchUrl}?q={search_term_string}` },
    // Google's own name for the blank; the vocabulary does not know it.
    ...({ 'query-input': 'required name=search_term_string' } as object),
  },
})

export const toBreadcrumbs = (trail: readonly Named[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name,
    item: url,
  })),
})

type Office = Named & {
  place: Place
  latitude: number
  longitude: number
  telephones: readonly string[]
  hours: readonly {
    day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
    opens: string
    closes: string
  }[]
  areas: readonly string[]
}

export const toLegalService = (office: Office): LegalService => ({
  '@type': 'LegalService',
  name: office.name,
  url: office.url,
  address: address(office.place),
  geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
  telephone: [...office.telephones],
  openingHoursSpecification: office.hours.map(({ day, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: day,
    opens,
    closes,
  })),
  areaServed: [...office.areas],
})

type Lawyer = Named & {
  jobTitle: string
  firm: string
  languages: readonly string[]
  alumniOf: readonly string[]
  nativeName?: string
  image?: string
}

export const toPerson = (lawyer: Lawyer): Person => ({
  '@type': 'Person',
  name: lawyer.name,
  url: lawyer.url,
  jobTitle: lawyer.jobTitle,
  worksFor: { '@type': 'Organization', name: lawyer.firm },
  knowsLanguage: [...lawyer.languages],
  alumniOf: lawyer.alumniOf.map((name) => ({ '@type': 'CollegeOrUniversity', name })),
  ...(lawyer.nativeName === undefined ? {} : { alternateName: lawyer.nativeName }),
  ...(lawyer.image === undefined ? {} : { image: lawyer.image }),
})

type Writing = {
  headline: string
  url: string
  lang: string
  published: string
  modified: string
  authors: readonly Named[]
  /** Who answers for what nobody is named for. */
  publisher: Named
  image: string | undefined
  isNews?: boolean
}

export const toArticle = (writing: Writing): Article => ({
  '@type': writing.isNews ? 'NewsArticle' : 'Article',
  headline: writing.headline,
  mainEntityOfPage: writing.url,
  inLanguage: writing.lang,
  datePublished: writing.published,
  dateModified: writing.modified,
  author:
    writing.authors.length > 0
      ? writing.authors.map(({ name, url }) => ({ '@type': 'Person', name, url }))
      : { '@type': 'Organization', ...writing.publisher },
  publisher: { '@type': 'Organization', ...writing.publisher },
  ...(writing.image === undefined ? {} : { image: writing.image }),
})

type Occasion = Named & {
  description: string
  /** With the offset of its zone. */
  starts: string
  ends: string
  mode: 'in-person' | 'online' | 'hybrid'
  isCancelled: boolean
  organizer: Named
  venue?: { name: string; place?: Place }
  stream?: string
}

const attendance = { 'in-person': 'Offline', online: 'Online', hybrid: 'Mixed' } as const

export const toEvent = (event: Occasion): Event => ({
  '@type': 'Event',
  name: event.name,
  description: event.description,
  url: event.url,
  startDate: event.starts,
  endDate: event.ends,
  eventStatus: event.isCancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
  eventAttendanceMode: `https://schema.org/${attendance[event.mode]}EventAttendanceMode`,
  isAccessibleForFree: true,
  organizer: { '@type': 'Organization', ...event.organizer },
  location: [
    ...(event.venue
      ? [
          {
            '@type': 'Place' as const,
            name: event.venue.name,
            address: event.venue.place ? address(event.venue.place) : event.venue.name,
          },
        ]
      : []),
    ...(event.stream === undefined ? [] : [{ '@type': 'VirtualLocation' as const, url: event.stream }]),
  ],
})

type Vacancy = {
  title: string
  description: string
  posted: string
  closes: string
  employment: 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN'
  firm: Named
  places: readonly Place[]
}

export const toJobPosting = (vacancy: Vacancy): JobPosting => ({
  '@type': 'JobPosting',
  title: vacancy.title,
  description: vacancy.description,
  datePosted: vacancy.posted,
  validThrough: vacancy.closes,
  employmentType: vacancy.employment,
  hiringOrganization: { '@type': 'Organization', name: vacancy.firm.name, sameAs: vacancy.firm.url },
  jobLocation: vacancy.places.map((place) => ({ '@type': 'Place', address: address(place) })),
})

/** Only where the questions are on the page. */
export const toFaq = (questions: readonly { question: string; answer: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export const toCourse = (course: Named & { description: string; provider: Named }): Course => ({
  '@type': 'Course',
  name: course.name,
  url: course.url,
  description: course.description,
  provider: { '@type': 'Organization', ...course.provider },
})
