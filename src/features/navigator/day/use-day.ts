import { type DayInAddress, useDayInAddress } from '../../../shell/session/use-day-in-address'

/** The day of which the law is shown stands in the address; none is today. */
export const useDay = (): DayInAddress => useDayInAddress('on')
