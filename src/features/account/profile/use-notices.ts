import { type NoticeRate } from '../../../forms/account-notices'
import { type Notices } from '../../../services/account/answers/personal-answers'
import { type AnswerTo } from '../../../services/account/operations-here'
import { type Asked } from '../use-asked'
import { type Saved, useSaved } from '../use-saved'

export type NoticesSaid = Pick<Notices, 'choices' | 'hour' | 'weekday' | 'pausedUntil'>

const nothing: NoticesSaid & { version: number } = { version: 0, choices: [], hour: 8, weekday: 1, pausedUntil: null }

/** How often somebody wants to hear of what, kept as they choose it. */
export function useNotices({ data, again }: Asked<AnswerTo<'Notices'>>): Saved<'ChangeNotices', NoticesSaid> {
  const { version, choices, hour, weekday, pausedUntil } = data?.notices ?? nothing
  return useSaved<'ChangeNotices', NoticesSaid>('ChangeNotices', {
    ...{ version, again, kept: { choices, hour, weekday, pausedUntil } },
    versionOf: ({ changeNotices }) => changeNotices.version,
    toGiven: ({ choices: all, ...times }) => ({
      ...times,
      choices: all.map(({ kind, way, rate }) => ({ kind, way, rate })),
    }),
  })
}

export const withRate = ({ choices, ...times }: NoticesSaid, name: string, rate: string): NoticesSaid => ({
  ...times,
  choices: choices.map((one) => (`${one.kind} ${one.way}` === name ? { ...one, rate: rate as NoticeRate } : one)),
})
