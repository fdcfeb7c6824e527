/** Whether letters about what somebody follows reach them. */
export const letterStates = ['open', 'refused', 'ended', 'no-address'] as const
