import * as z from 'zod'
import { isSafeAddress } from './safe-address'

/** An address outside the site. */
export const webAddress = z
  .string()
  .refine(isSafeAddress, 'must begin with https://, mailto: or tel:')
  .meta({ description: 'Begins with https://, mailto: or tel:.' })
