import { type Subject } from '../../../src/access/can'
import { type LocaleIn } from '../../../src/config/locales'
import { type NoticeName, usualNotices } from '../../../src/forms/account-notices'
import { type Grants } from '../people/grants'
import { type Personal } from '../records/personal'
import { type Alert } from './alerts'
import { findFollowed } from './find-followed'
import { isGuest } from './opt-in/guests'
import { type AlertSources, showAlerts, type ShownAlert } from './show-alerts'

type Locale = LocaleIn<'main'>

export type PrepareParts = {
  sources: AlertSources
  personal: Pick<Personal, 'follows' | 'interests' | 'notices'>
  grants: Pick<Grants, 'permissionsOf'>
  findAddress: (sub: string) => Promise<string | undefined>
}

/** What a letter may tell somebody when it leaves: what they still follow, still want letters of, and may read. */
export async function prepareAlerts(
  parts: PrepareParts,
  alerts: readonly Alert[],
  { sub, locale, now }: { sub: string; locale: Locale; now: Date },
): Promise<ShownAlert[]> {
  const [followed, notices] = await Promise.all([findFollowed(parts.personal, sub), parts.personal.notices.find(sub)])
  const choices = { ...usualNotices, ...notices?.choices }
  const wanted = alerts
    .map((alert) => ({ ...alert, reasons: alert.reasons.filter((name) => followed.has(name)) }))
    .filter(({ kind, reasons }) => reasons.length > 0 && choices[`${kind} email` as NoticeName] !== 'never')
  return showAlerts(parts.sources, wanted, { subject: await toSubject(parts, sub, now), locale })
}

/** Nobody has asked, so nothing is known of which client they sign in for: what all of their grants come to counts. */
async function toSubject({ grants, findAddress }: PrepareParts, sub: string, now: Date): Promise<Subject | undefined> {
  // A grant by email is for the person who signs in with it: a letter that was confirmed proves less.
  if (isGuest(sub)) return undefined
  const holder = { sub, findVerifiedEmail: () => findAddress(sub) }
  return { sub, permissions: await grants.permissionsOf(holder, now) }
}
