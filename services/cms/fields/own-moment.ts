import { type DateField, type FieldHook } from 'payload'
import { moment, type Own } from './kinds'
import { isTimeZone } from './rules'
import { isWallClock, toInstant } from './wall-clock'

type Item = { timeZone?: unknown } | undefined

/** A time without a place, as a program may send it, is one on the clocks of the event. */
const readOwnClock: FieldHook = ({ value, data, originalDoc }): unknown => {
  if (!isWallClock(value)) return value
  const zone = (data as Item)?.timeZone ?? (originalDoc as Item)?.timeZone
  const isKnown = typeof zone === 'string' && zone !== '' && isTimeZone(zone, { beside: {}, whole: {} }) === undefined
  return toInstant(value, isKnown ? zone : 'UTC')
}

/** A moment that is typed, kept and shown on the clocks of the item's own time zone, whatever the editor's clock says. */
export function ownMoment(name: string, label: string, own: Own = {}): DateField {
  const field = moment(name, label, own)
  return {
    ...field,
    hooks: { beforeValidate: [readOwnClock] },
    admin: {
      ...field.admin,
      components: { Field: '/components/own-moment#OwnMoment', Cell: '/components/own-moment#OwnMomentCell' },
    },
  }
}
