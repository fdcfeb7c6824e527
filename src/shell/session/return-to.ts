import { type LocaleIn } from '../../config/locales'
import { href } from '../../routes/href'
import { siteRoot, toReturnPath } from '../../services/identity/return-path'

type Here = { search: string; origin: string; referrer: string }

/**
 * Where a sign-in on this page leads: as asked, else to the page before; undefined where neither is known. A page that is built
 * leads here by its path alone: which day and which answer of it were read, the page before says.
 */
export function findReturn({ search, origin, referrer }: Here): string | undefined {
  const asked = toReturnPath(new URLSearchParams(search).get('return'), origin)
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined
  const last =
    before?.origin === origin ? toReturnPath(`${before.pathname}${before.search}${before.hash}`, origin) : siteRoot
  if (asked !== siteRoot) return last.startsWith(`${asked}?`) || last.startsWith(`${asked}#`) ? last : asked
  return last === siteRoot ? undefined : last
}

/** The same, or else the dashboard. */
export const findReturnOrDashboard = (here: Here, locale: LocaleIn<'main'>): string =>
  findReturn(here) ?? href('dashboard', locale)

/** An invitation may name the organisation for which somebody signs in. */
export function findOrganization(search: string): string | undefined {
  const named = new URLSearchParams(search).get('organization') ?? ''
  return /^org_\w{1,60}$/.test(named) ? named : undefined
}
