import { environment } from '../environment'

type Account = { roles?: readonly string[] | null; secondFactor?: boolean | null }

/** Whether this colleague may do nothing yet but set up their second factor. */
export const mustSetUp = (user: Account): boolean =>
  environment.secondFactorFor() === 'administrators' &&
  user.secondFactor !== true &&
  user.roles?.includes('admin') === true
