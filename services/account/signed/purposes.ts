const hour = 3600
const day = 24 * hour
// Until it is replaced: programs follow it for years.
const ever = 36_500 * day

/** What an address is made for, and how long it opens at most. What is made for one purpose opens nothing of another. */
export const purposes = {
  picture: { seconds: hour },
  link: { seconds: hour / 6 },
  download: { seconds: hour / 6 },
  certificate: { seconds: hour },
  watch: { seconds: hour / 6 },
  calendar: { seconds: ever },
  'navigator-feed': { seconds: ever },
  place: { seconds: 400 * day },
  'opt-in': { seconds: 3 * day },
  unsubscribe: { seconds: 400 * day },
} as const satisfies Readonly<Record<string, { seconds: number }>>

export type Purpose = keyof typeof purposes

export const isPurpose = (name: string): name is Purpose => Object.hasOwn(purposes, name)

/** In milliseconds. */
export const lifetimeOf = (purpose: Purpose): number => purposes[purpose].seconds * 1000
