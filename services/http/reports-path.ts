/** Where browsers tell of what a policy of ours has stopped. */
export const reportsPath = '/__reports'
