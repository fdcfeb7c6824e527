/** What somebody can be told of. */
export const noticeKinds = ['law', 'insights', 'events', 'newsletters', 'requests'] as const
export const noticeWays = ['site', 'email'] as const
export const noticeRates = ['immediate', 'daily', 'weekly', 'never'] as const

export type NoticeKind = (typeof noticeKinds)[number]
export type NoticeWay = (typeof noticeWays)[number]
export type NoticeRate = (typeof noticeRates)[number]
export type NoticeName = `${NoticeKind} ${NoticeWay}`
export type NoticeChoices = Readonly<Record<NoticeName, NoticeRate>>

const names = noticeKinds.flatMap((kind) => noticeWays.map((way): NoticeName => `${kind} ${way}`))

/** As long as somebody has said nothing else: on the site at once, by letter once a week, and of their own requests at once. */
export const usualNotices: NoticeChoices = Object.fromEntries(
  names.map((name) => [name, name.endsWith('site') || name.startsWith('requests') ? 'immediate' : 'weekly']),
) as NoticeChoices

export const usualTimes = { hour: 8, weekday: 1 }

const isRate = (rate: unknown): rate is NoticeRate => (noticeRates as readonly unknown[]).includes(rate)

/** Every choice, of what was kept or given; undefined where something else stands there. */
export function parseNotices(given: Readonly<Record<string, unknown>>): NoticeChoices | undefined {
  const isKnown = Object.entries(given).every(([name, rate]) => (names as string[]).includes(name) && isRate(rate))
  return isKnown ? { ...usualNotices, ...(given as Partial<NoticeChoices>) } : undefined
}

export const onboardingSteps = ['work', 'interests', 'notices', 'done'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]
