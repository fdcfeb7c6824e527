import { type Locale } from '../../config/locales'
import { isMainLocale } from '../../forms/account-details'
import { mainWords } from '../../i18n/words'
import { isIn } from '../../routes/address'
import { href } from '../../routes/href'
import { savedOf, wantedSaving } from '../../routes/saved-of'
import { MoreLink } from '../../ui/more-link/more-link'

type Props = {
  locale: Locale
  path: string
  /** Of what has no number in its address. */
  name?: string | undefined
}

/** Leads to somebody's favourites, which keep the page once they are signed in. A script makes a button of it for those who are. */
export function SaveLink({ locale, path, name = savedOf(path) }: Props) {
  if (name === undefined || !isMainLocale(locale) || !isIn('favourites', locale)) return null
  return (
    <p className="wrap" data-save={name}>
      <MoreLink href={`${href('favourites', locale)}?${wantedSaving}=${name}`} text={mainWords(locale)('page.save')} />
    </p>
  )
}
