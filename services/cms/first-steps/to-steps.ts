/** An edition that is published. */
export type Live = { type: string; locale: string; address: string | null }

export const stepNames = ['firm', 'colleague', 'legal', 'privacy', 'home', 'menu', 'language'] as const
export type StepName = (typeof stepNames)[number]
export type Step = { name: StepName; isDone: boolean }

// What a lawyer approves, another has written.
const fewestApprovers = 2

const isHome = ({ address, locale }: Live): boolean => address?.slice(1) === locale
const isPrivacy = ({ address }: Live): boolean => address?.endsWith('/data-privacy') === true

/** What each step waits for, in one language at least; the last, for all of it in the same. */
const awaited: Readonly<Record<'firm' | 'legal' | 'privacy' | 'home' | 'menu', (one: Live) => boolean>> = {
  firm: ({ type }) => type === 'settings',
  legal: ({ type }) => type === 'legal-notice',
  privacy: (one) => one.type === 'page' && isPrivacy(one),
  home: (one) => one.type === 'page' && isHome(one),
  menu: ({ type }) => type === 'menu',
}

export function toSteps(live: readonly Live[], approvers: number): Step[] {
  const locales = [...new Set(live.map(({ locale }) => locale))]
  const isWhole = (locale: string): boolean =>
    Object.values(awaited).every((isThat) => live.some((one) => one.locale === locale && isThat(one)))
  return stepNames.map((name) => {
    if (name === 'colleague') return { name, isDone: approvers >= fewestApprovers }
    return { name, isDone: name === 'language' ? locales.some(isWhole) : live.some(awaited[name]) }
  })
}
