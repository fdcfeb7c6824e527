import * as z from 'zod'
import { moment } from './moment'

/** A day of the calendar, such as 2026-03-02. The CMS keeps noon of that day, so the day is the same in every zone. */
export const day = moment.transform((iso) => iso.slice(0, 'YYYY-MM-DD'.length))

/** A time of the day where the item is, such as 09:30. */
export const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30')
