import { type TextField } from 'payload'
import { line, lines, type Own } from './kinds'
import { isKey, isMailbox, isTelephone, isTimeZone, isWebAddress, isWebOrMailAddress } from './rules'

/** Texts of a well-known form. */
export const webAddress = (name: string, label: string, own: Own = {}): TextField =>
  line(name, label, { hint: 'In full, beginning with https://', rule: isWebAddress, atMost: 2000, ...own })

export const applicationAddress = (own: Own = {}): TextField =>
  line('applyUrl', 'Where to apply', {
    hint: 'In full: https://… or mailto:…',
    rule: isWebOrMailAddress,
    atMost: 2000,
    ...own,
  })

const telephoneHint = 'In its international form, such as +44 20 7946 0123.'

export const telephone = (name: string, label: string, own: Own = {}): TextField =>
  line(name, label, { hint: telephoneHint, rule: isTelephone, atMost: 40, ...own })

export const telephones = (name: string, label: string, own: Own = {}): TextField =>
  lines(name, label, { hint: telephoneHint, rule: isTelephone, atMost: 40, ...own })

export const mailboxes = (name: string, label: string, own: Own = {}): TextField =>
  lines(name, label, { rule: isMailbox, ...own })

export function timeZone(name: string, own: Own = {}): TextField {
  const field = line(name, 'Time zone', { rule: isTimeZone, atMost: 60, ...own })
  return { ...field, admin: { ...field.admin, components: { Field: '/components/zone-field#ZoneField' } } }
}

/** How programs know an item, whatever its title becomes. */
export const key = (own: Own = {}): TextField =>
  line('key', 'Key', {
    required: true,
    hint: 'Programs know it by this, so it should never change. Small letters, digits and hyphens.',
    rule: isKey,
    atMost: 80,
    ...own,
  })

/** What a client's permissions must list for this to open; the same words are written into grants. */
export const permission = (own: Own = {}): TextField =>
  line('permissionKey', 'Permission that opens it', {
    hint: 'As grants list it, such as share-disclosure.',
    rule: isKey,
    atMost: 80,
    ...own,
  })
