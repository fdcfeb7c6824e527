import { formats, sayIn } from '../../words/admin-language'

/** What a moment, or a day, is written in: the language of the administration, and the clock. */
type Writing = { language: string; timeZone?: string | undefined }

/** 25 Nov 2026, 02:53 UTC: as every moment is written here. The clock is named: colleagues sit in many places. */
export const tellMoment = (moment: Date | string, { language, timeZone = 'UTC' }: Writing): string =>
  `${format(moment, { language, timeZone })} ${timeZone}`

/** On the reader's own clock, unless another is given: 25 Nov 2026, 02:53 GMT+8. */
export const tellOwnMoment = (moment: Date | string, writing: Writing): string =>
  `${format(moment, writing)} ${clockOf(moment, writing)}`

const optionsOf = ({ timeZone }: Writing) => (timeZone === undefined ? {} : { timeZone })

const format = (moment: Date | string, writing: Writing): string =>
  new Date(moment).toLocaleString(sayIn(formats, writing), {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...optionsOf(writing),
  })

/** As it is called on that day: summer time has another name. */
function clockOf(moment: Date | string, writing: Writing): string {
  const options = { timeZoneName: 'short', ...optionsOf(writing) } as const
  const parts = new Intl.DateTimeFormat(sayIn(formats, writing), options).formatToParts(new Date(moment))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** 3 Dec 2026 */
export const tellDay = (day: string, writing: { language: string }): string =>
  new Date(day).toLocaleDateString(sayIn(formats, writing), { dateStyle: 'medium', timeZone: 'UTC' })
