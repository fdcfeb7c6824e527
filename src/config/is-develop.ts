/** Whether it is `gatsby develop` that asks. */
export const isDevelop = (): boolean => process.env.NODE_ENV === 'development'
