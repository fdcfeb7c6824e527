/** When everybody who has a place hears of an event that is near, or over. */
export const moments = ['day-before', 'hour-before', 'followed-up'] as const
export type Moment = (typeof moments)[number]
